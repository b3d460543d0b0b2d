import type { PlayerId } from '@highjinks/protocol'
import { nevers } from '../decks/nevers/index.ts'
import {
  type Context,
  dealCard,
  dealWithCallbacks,
  isAboutOneOf,
  neverOf,
  type Offer,
  offerCardId,
  type Prompt,
  presentPlayers,
  seatedPlayers,
  suitsLevel,
} from '../kit/index.ts'
import type { State, Statement } from './state.ts'

/** From the second round on, every third statement is one of the players' own. */
const FIRST_OWN = 2
const EVERY = 3
export const NO_OWN_YET = FIRST_OWN - EVERY

/** What a line of tonight comes back as; everybody answers, its author too. */
const CALLBACKS: readonly string[] = [
  'Never have I ever believed a word of this, by {author}: “{line}”.',
  'Never have I ever thought of “{line}” again since {author} wrote it.',
  'Never have I ever wished that “{line}” had been mine and not {author}’s.',
]

/** What a round leaves behind: nothing. */
export const NOTHING_YET = {
  card: null,
  asked: [],
  sides: {},
  guesses: {},
  whose: {},
  gains: {},
  asking: [],
  wanted: {},
  teller: null,
  hasTold: false,
} satisfies Partial<State>

/** The statement of a round, and everybody who is asked. */
export function dealStatement(before: State, context: Context, isOwnDue = isOwnNext(before)): State {
  const mode = context.settings.reveal
  const empty = { ...before, ...NOTHING_YET, mode, asked: [...seatedPlayers(before, context)] }
  const own = isOwnDue ? nextOwn(empty, context) : null
  if (own) return dealOwn(empty, own)
  const dealt =
    mode === 'open'
      ? dealWithCallbacks(empty, nevers, CALLBACKS, context)
      : dealCard<State, Prompt>(empty, nevers, context)
  const { card } = dealt
  const odds = nevers.find(({ id }) => id === card.id)?.odds ?? null
  return { ...dealt.state, card: { id: card.id, text: card.text, odds, author: null } }
}

function isOwnNext({ round, ownAt }: State): boolean {
  return round - ownAt >= EVERY
}

function dealOwn(state: State, { id, by, text }: Offer): State {
  const card: Statement = { id: offerCardId(id), text: neverOf(text), odds: null, author: by }
  return {
    ...state,
    card,
    ownAt: state.round,
    authored: { ...state.authored, [by]: (state.authored[by] ?? 0) + 1 },
    used: [...state.used, card.id],
  }
}

/**
 * What waits and was not dealt, by somebody who is here and of whom the fewest were dealt; of these the oldest. None
 * with the name of somebody who sat down after it was written.
 */
function nextOwn(state: State, context: Context): Offer | null {
  const here = presentPlayers(state, context)
  const isPerson = (id: PlayerId) => context.seats.some((seat) => seat.id === id && !seat.isBot)
  const names = context.seats.map((seat) => seat.name)
  const waiting = context.offers.filter(
    ({ id, by, kind, text, level }) =>
      kind === 'never' &&
      here.includes(by) &&
      isPerson(by) &&
      !state.used.includes(offerCardId(id)) &&
      suitsLevel(level, context.settings.intensity) &&
      !isAboutOneOf(text, names),
  )
  const had = (offer: Offer) => state.authored[offer.by] ?? 0
  const fewest = Math.min(...waiting.map(had))
  return waiting.find((offer) => had(offer) === fewest) ?? null
}
