import type { PlayerId } from '@highjinks/protocol'
import { type Callback, callbackOf, type Prompt } from './card.ts'
import { pickOne } from './chance.ts'
import { dealCard, dealCards } from './deal-cards.ts'
import type { Heat } from './family.ts'
import type { Context, Table } from './game.ts'
import { required } from './required.ts'
import type { WrittenLine } from './written-line.ts'

/** One deal in so many, where there is something to come back to. */
const CALLBACK_CHANCE = 0.25

/** The lines of tonight as cards; a line comes back once. */
function callbacksOf(
  state: Pick<Table, 'written'>,
  context: Context,
  templates: readonly string[],
): readonly Callback[] {
  return state.written.map((line) => callbackOf(line, required(pickOne(templates, context.random))))
}

/** Deals, and now and then something that was written tonight instead; never the same line twice. */
export function dealWithCallbacks<State extends Table>(
  state: State,
  deck: readonly Prompt[],
  templates: readonly string[],
  context: Context,
  players?: readonly PlayerId[],
  wish?: Heat,
): { readonly state: State; readonly card: Prompt } {
  if (state.written.length > 0 && context.random() < CALLBACK_CHANCE) {
    const fresh = callbacksOf(state, context, templates).filter(({ id }) => !state.used.includes(id))
    const come = dealCards(state, fresh, 1, context, players, wish)
    const [card] = come.cards
    if (card) return { state: come.state, card }
  }
  return dealCard(state, deck, context, players, wish)
}

/** Tonight's lines with these, each once. */
export function addWritten<State extends Table>(state: State, lines: readonly WrittenLine[]): State {
  const known = new Set(state.written.map(({ id }) => id))
  return { ...state, written: [...state.written, ...lines.filter(({ id }) => !known.has(id))] }
}

/** Its author says yes, or no longer. */
export function allowQuote<State extends Table>(
  state: State,
  by: PlayerId,
  id: string,
  mayQuote: boolean,
): State | null {
  if (!state.written.some((line) => line.id === id && line.author === by)) return null
  return { ...state, written: state.written.map((line) => (line.id === id ? { ...line, mayQuote } : line)) }
}

/** The id of the card that a written line comes back as. */
export function callbackId(lineId: string): string {
  return `said-${lineId}`
}
