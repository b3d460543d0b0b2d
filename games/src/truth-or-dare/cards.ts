import type { PlayerId } from '@highjinks/protocol'
import { callbacks } from '../decks/callbacks/index.ts'
import { dares } from '../decks/dares/index.ts'
import { truths } from '../decks/truths/index.ts'
import { type Context, dealCard, dealWithCallbacks, type Prompt, required } from '../kit/index.ts'
import type { Kind, State, TurnCard } from './state.ts'

/** What stands where a card's author has taken it back after it was played. */
const TAKEN_BACK = 'Taken back by its author. Nobody saw anything.'

export function actor(state: State): readonly PlayerId[] {
  return [required(state.turn)]
}

/** The card that is played; before one is kept, the first. */
export function cardOf(state: State): TurnCard {
  return required(state.cards.find(({ id }) => id === state.kept) ?? state.cards[0])
}

/** Two cards of what was asked for, never more than one of them from a line of tonight; of Surprise one of each. */
export function dealTwo(state: State, context: Context): State {
  const choice = required(state.choice)
  const first = choice === 'dare' ? dealOne(state, 'dare', context) : dealTruth(state, context)
  const second = dealOne(first.state, choice === 'truth' ? 'truth' : 'dare', context)
  return { ...second.state, cards: [first.card, second.card], kept: null, calls: {}, picks: {} }
}

/** A card was taken back while it lay on the table: what people write comes as a truth, so another takes its place. */
export function replaceCard(state: State, id: string, context: Context): State {
  const dealt = dealOne(state, 'truth', context)
  const cards = state.cards.map((card) => (card.id === id ? dealt.card : card))
  return { ...dealt.state, cards }
}

/** It was played already, or another one was kept: only its text goes. */
export function blankCard(state: State, id: string): State {
  return { ...state, cards: state.cards.map((card) => (card.id === id ? { ...card, text: TAKEN_BACK } : card)) }
}

interface Dealt {
  readonly state: State
  readonly card: TurnCard
}

function dealOne(state: State, kind: Kind, context: Context): Dealt {
  const dealt = dealCard(state, kind === 'dare' ? dares : truths, context, actor(state))
  return { state: dealt.state, card: onTable(dealt.card, kind) }
}

/** Now and then something that was written tonight comes back as a truth. */
function dealTruth(state: State, context: Context): Dealt {
  const dealt = dealWithCallbacks(state, truths, callbacks, context, actor(state))
  return { state: dealt.state, card: onTable(dealt.card, 'truth') }
}

function onTable({ id, text }: Prompt, kind: Kind): TurnCard {
  return { id, text, kind }
}
