import { nevers } from '../decks/nevers/index.ts'
import {
  type Context,
  dealPrompt,
  type Offer,
  offerCardId,
  presentPlayers,
  seatedPlayers,
  sentenceOf,
  waitingCards,
} from '../kit/index.ts'
import type { State, Statement } from './state.ts'

/** From the second round on, every third statement is a player's own; every second while someone's first is waiting. */
const FIRST_OWN = 2
const EVERY = 3
const EVERY_WHILE_WAITING = 2
export const NO_OWN_YET = 0

/** The forms in which a line from tonight comes back; everyone answers, including its author. */
const CALLBACKS: readonly string[] = [
  'Never have I ever believed a word of this, by {author}: “{line}”.',
  'Never have I ever thought of “{line}” again since {author} wrote it.',
  'Never have I ever wished that “{line}” had been mine and not {author}’s.',
]

/** The state that a round doesn't leave behind. */
export const NOTHING_YET = {
  card: null,
  asked: [],
  sides: {},
  guesses: {},
  whose: {},
  gains: {},
  asking: [],
  declined: [],
  choosers: [],
  nominee: null,
  hasWaved: false,
  wanted: {},
  teller: null,
  hasTold: false,
} satisfies Partial<State>

/** Deals a round's statement and lists the players who answer. */
export function dealStatement(before: State, context: Context, isOwnDue = isOwnNext(before, context)): State {
  const mode = context.settings.reveal
  const empty = { ...before, ...NOTHING_YET, mode, asked: [...seatedPlayers(before, context)] }
  const own = isOwnDue ? nextOwn(empty, context) : null
  if (own) return dealOwn(empty, own)
  // Own ones have a rhythm of their own here
  const dealt = dealPrompt(empty, { deck: nevers, callbacks: mode === 'open' ? CALLBACKS : undefined }, context)
  const { card } = dealt
  const odds = nevers.find(({ id }) => id === card.id)?.odds ?? null
  return { ...dealt.state, card: { id: card.id, text: card.text, odds, author: null } }
}

function isOwnNext(state: State, context: Context): boolean {
  const { round, ownAt } = state
  if (ownAt <= NO_OWN_YET) return round >= FIRST_OWN
  const isFirstWaiting = waitingOffers(state, context).some(({ by }) => !state.authored[by])
  return round - ownAt >= (isFirstWaiting ? EVERY_WHILE_WAITING : EVERY)
}

function dealOwn(state: State, { id, by, text }: Offer): State {
  const card: Statement = { id: offerCardId(id), text: sentenceOf('never', text), odds: null, author: by }
  return {
    ...state,
    card,
    ownAt: state.round,
    authored: { ...state.authored, [by]: (state.authored[by] ?? 0) + 1 },
    used: [...state.used, card.id],
  }
}

/** Returns a waiting statement by the player with the fewest dealt, the oldest first. */
function nextOwn(state: State, context: Context): Offer | null {
  const waiting = waitingOffers(state, context)
  const had = (offer: Offer) => state.authored[offer.by] ?? 0
  const fewest = Math.min(...waiting.map(had))
  return waiting.find((offer) => had(offer) === fewest) ?? null
}

/** Nevers that weren't dealt yet and suit all players. The author answers like the others, so that nobody can tell. */
export function waitingOffers(state: State, context: Context): readonly Offer[] {
  // The table guesses who wrote it, so its author has to be there
  const here = presentPlayers(state, context)
  return waitingCards(state, 'never', context).filter(({ by }) => here.includes(by))
}
