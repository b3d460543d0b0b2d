import type { PlayerId } from '@highjinks/protocol'
import { callbacks } from '../decks/callbacks/index.ts'
import { dares } from '../decks/dares/index.ts'
import { truths } from '../decks/truths/index.ts'
import { type Context, dealCards, dealWithCallbacks, type Prompt } from '../kit/index.ts'
import type { Kind, State, TurnCard } from './state.ts'

/** What stands where a card's author has taken it back after it was played. */
const TAKEN_BACK = 'Taken back by its author. Nobody saw anything.'

export function actor(state: State): readonly PlayerId[] {
  return state.turn === null ? [] : [state.turn]
}

/** The card that is played; before one is kept, the first. */
export function cardOf(state: State): TurnCard | null {
  return state.cards.find(({ id }) => id === state.kept) ?? state.cards[0] ?? null
}

/** Two cards of what was asked for, never more than one of them from a line of tonight; of Surprise one of each. */
export function dealTwo(state: State, context: Context): State {
  const choice = state.choice ?? 'truth'
  const first = choice === 'dare' ? dealOne(state, 'dare', context) : dealTruth(state, context)
  const second = dealOne(first.state, choice === 'truth' ? 'truth' : 'dare', context)
  const cards = [...first.cards, ...second.cards.filter(({ id }) => id !== first.cards[0]?.id)]
  return { ...second.state, cards, kept: null, calls: {}, picks: {} }
}

/** A card was taken back while it lay on the table: what people write comes as a truth, so another takes its place. */
export function replaceCard(state: State, id: string, context: Context): State {
  const dealt = dealOne(state, 'truth', context)
  const cards = state.cards.flatMap((card) => (card.id === id ? dealt.cards : [card]))
  return { ...dealt.state, cards }
}

/** It was played already, or another one was kept: only its text goes. */
export function blankCard(state: State, id: string): State {
  return { ...state, cards: state.cards.map((card) => (card.id === id ? { ...card, text: TAKEN_BACK } : card)) }
}

interface Dealt {
  readonly state: State
  readonly cards: readonly TurnCard[]
}

function dealOne(state: State, kind: Kind, context: Context): Dealt {
  const dealt = dealCards(state, kind === 'dare' ? dares : truths, 1, context, actor(state))
  return { state: dealt.state, cards: onTable(dealt.cards, kind) }
}

/** Now and then something that was written tonight comes back as a truth. */
function dealTruth(state: State, context: Context): Dealt {
  const dealt = dealWithCallbacks(state, truths, callbacks, context, actor(state))
  return { state: dealt.state, cards: onTable(dealt.cards, 'truth') }
}

function onTable(cards: readonly Prompt[], kind: Kind): readonly TurnCard[] {
  return cards.map(({ id, text }) => ({ id, text, kind }))
}
