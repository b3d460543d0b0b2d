import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { addWritten, type Context, isPerson, presentPlayers, required, type WrittenLine } from '../kit/index.ts'
import type { State } from './state.ts'

/** Returns the order in which the cards turn over: the lie last. */
export function order({ statements, lie }: Pick<State, 'statements' | 'lie'>): readonly number[] {
  return [...statements.keys()].filter((place) => place !== lie).concat(required(lie))
}

/** Returns what the table may ask about: one of the truths; if there is only one, the lie counts as a story too. */
export function askable(state: Pick<State, 'statements' | 'lie'>): readonly number[] {
  const truths = [...state.statements.keys()].filter((place) => place !== state.lie)
  return truths.length > 1 ? truths : order(state)
}

/** Returns everyone but the author. */
export function askers({ order, turn }: State): readonly PlayerId[] {
  return order.filter((id) => id !== turn)
}

/** Allowed once the last card is open, until the last player has asked; before that it would reveal the lie. */
export function ask(state: State, by: PlayerId, place: number): Step<State> {
  if (state.stage.phase !== 'ask') return refuse('wrong-phase')
  if (!askers(state).includes(by) || !askable(state).includes(place)) return refuse('not-allowed')
  return accept({ ...state, asks: { ...state.asks, [by]: place } })
}

/** Returns the most wanted card; in a tie the one that most took for the lie, then the one that turned first. */
export function chosen(state: State): number {
  const asked = (place: number) => Object.values(state.asks).filter((one) => one === place).length
  const doubted = (place: number) => Object.values(state.votes).filter(({ pick }) => pick === place).length
  const isLie = (place: number) => (place === state.lie ? 1 : 0)
  const [first] = [...askable(state)].sort(
    (a, b) => asked(b) - asked(a) || isLie(a) - isLie(b) || doubted(b) - doubted(a),
  )
  return required(first)
}

/** People who are here tell their story; simulated players only among themselves. */
export function canTell(state: State, context: Context): boolean {
  const here = presentPlayers(state, context)
  const turn = required(state.turn)
  return here.includes(turn) && (isPerson(turn, context) || !here.some((id) => isPerson(id, context)))
}

/**
 * Remembers true lines that people wrote, which may come back tonight with their starter's topics, but never those in
 * their own words. Returns the line that is being told, if it's one of them.
 */
export function rememberTruths(
  state: State,
  context: Context,
): { readonly state: State; readonly story: string | null } {
  const author = context.seats.find((seat) => seat.id === state.turn)
  if (!author || author.isBot) return { state, story: null }
  const heardBy = [...presentPlayers(state, context)]
  const lines = state.statements.map(({ text, starter }, place): WrittenLine | null => {
    if (place === state.lie || !starter) return null
    const votes = Object.values(state.asks).filter((one) => one === place).length
    const id = Math.floor(context.random() * 2 ** 40).toString(36)
    return { id, author: author.id, text, starter, heardBy, votes, mayQuote: false }
  })
  const story = state.told === null ? null : (lines[state.told]?.id ?? null)
  return {
    state: addWritten(
      state,
      lines.filter((line) => line !== null),
    ),
    story,
  }
}
