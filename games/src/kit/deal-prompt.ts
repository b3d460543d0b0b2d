import type { OfferKind, PlayerId } from '@highjinks/protocol'
import type { Prompt } from './card.ts'
import { dealCard, dealCards } from './deal-cards.ts'
import type { Heat } from './family.ts'
import type { Context, Table } from './game.ts'
import { ownCards } from './own-cards.ts'
import { callbacksOf } from './written.ts'

/** The share of deals that bring a player's own card, while one waits. */
const OWN_CHANCE = 0.2
/** The share of the others that bring back a line of tonight, while there is one. */
const CALLBACK_CHANCE = 0.25

/** The places a card may come from. */
export interface Pile {
  readonly deck: readonly Prompt[]
  /** The kind of own cards that may take its place. Left out: none. */
  readonly own?: OfferKind | undefined
  /** Sentences that quote a line of tonight in its place. Left out: none. */
  readonly callbacks?: readonly string[] | undefined
}

/** Deals from the deck, and now and then an own card or a line of tonight instead. Neither comes twice. */
export function dealPrompt<State extends Table>(
  state: State,
  { deck, own, callbacks }: Pile,
  context: Context,
  players?: readonly PlayerId[],
  wish?: Heat,
): { readonly state: State; readonly card: Prompt } {
  const deal = (cards: readonly Prompt[]) => {
    const come = dealCards(state, cards, 1, context, players, wish)
    const [card] = come.cards
    return card && { state: come.state, card }
  }
  const mine = own ? ownCards(state, own, context, players) : []
  const dealtOwn = mine.length > 0 && context.random() < OWN_CHANCE ? deal(mine) : undefined
  if (dealtOwn) return dealtOwn
  const isBack = callbacks !== undefined && state.written.length > 0 && context.random() < CALLBACK_CHANCE
  const fresh = isBack ? callbacksOf(state, context, callbacks).filter(({ id }) => !state.used.includes(id)) : []
  return deal(fresh) ?? dealCard(state, deck, context, players, wish)
}
