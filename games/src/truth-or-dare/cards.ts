import type { PlayerId } from '@highjinks/protocol'
import { callbacks } from '../decks/callbacks/index.ts'
import { dares } from '../decks/dares/index.ts'
import { truths } from '../decks/truths/index.ts'
import { type Context, dealPrompt, isCallbackId, isOwnCard, type Pile, required } from '../kit/index.ts'
import type { Kind, State, TurnCard } from './state.ts'

/** Replaces the text of a card that its author withdrew after it was played. */
const TAKEN_BACK = 'Taken back by its author. Nobody saw anything.'

export function actor(state: State): readonly PlayerId[] {
  return [required(state.turn)]
}

/** Returns the played card; before one is kept, the first. */
export function cardOf(state: State): TurnCard {
  return required(state.cards.find(({ id }) => id === state.kept) ?? state.cards[0])
}

/** Two cards of the kind that was chosen, at most one of them from a player; for Surprise one of each. */
export function dealTwo(state: State, context: Context): State {
  const choice = required(state.choice)
  const first =
    choice === 'dare'
      ? dealOne(state, 'dare', context, { own: 'dare' })
      : dealOne(state, 'truth', context, { own: 'truth', callbacks })
  const isOurs = isOwnCard(first.card.id) || isCallbackId(first.card.id)
  const kind = choice === 'truth' ? 'truth' : 'dare'
  const second = dealOne(first.state, kind, context, isOurs ? {} : { own: kind })
  return { ...second.state, cards: [first.card, second.card], kept: null, calls: {}, picks: {} }
}

/** A card was taken back while it lay on the table: another of its kind takes its place. */
export function replaceCard(state: State, id: string, context: Context): State {
  const gone = required(state.cards.find((card) => card.id === id))
  const dealt = dealOne(state, gone.kind, context, {})
  const cards = state.cards.map((card) => (card.id === id ? dealt.card : card))
  return { ...dealt.state, cards }
}

/** It was already played, or another one was kept, so only its text goes. */
export function blankCard(state: State, id: string): State {
  return { ...state, cards: state.cards.map((card) => (card.id === id ? { ...card, text: TAKEN_BACK } : card)) }
}

interface Dealt {
  readonly state: State
  readonly card: TurnCard
}

function dealOne(state: State, kind: Kind, context: Context, ours: Omit<Pile, 'deck'>): Dealt {
  const deck = kind === 'dare' ? dares : truths
  const dealt = dealPrompt(state, { deck, ...ours }, context, actor(state))
  const { id, text } = dealt.card
  return { state: dealt.state, card: { id, text, kind } }
}
