import type { PlayerId } from '@highjinks/protocol'
import { callbacks } from '../decks/callbacks/index.ts'
import { challenges } from '../decks/challenges/index.ts'
import { stunts } from '../decks/stunts/index.ts'
import { truths } from '../decks/truths/index.ts'
import { type Context, dealCard, dealPrompt, required } from '../kit/index.ts'
import { heatFor, type Task } from './roll.ts'
import type { DealtCard, State } from './state.ts'

/** Returns the player whose card it is. They can change it, and nobody may give them a muted topic. */
export function holder(state: State): PlayerId | null {
  return state.task === 'Pass' ? state.target : state.turn
}

export function performersOf(state: State): readonly PlayerId[] {
  const who = state.task === 'Challenge' ? [state.turn, state.target] : [holder(state)]
  return who.filter((id) => id !== null)
}

/** Deals a card of this task to its performers, as bold as the die says. */
export function dealt(
  state: State,
  task: Task,
  players: readonly PlayerId[],
  context: Context,
): { readonly state: State; readonly card: DealtCard } {
  const heat = heatFor(required(state.faces).intensity)
  const { state: next, card } =
    task === 'Truth'
      ? dealPrompt(state, { deck: truths, own: 'truth', callbacks }, context, players, heat)
      : dealCard(state, task === 'Challenge' ? challenges : stunts, context, players, heat)
  return { state: next, card: { id: card.id, text: card.text, task } }
}

/** Deals a stunt and a question to choose from, including one avoided earlier in this turn. */
export function dealtPair(state: State, players: readonly PlayerId[], context: Context): State {
  const first = dealtAgain(state, 'Hit', players, context)
  const second = dealtAgain(first.state, 'Truth', players, context)
  return { ...second.state, pair: [first.card, second.card] }
}

function dealtAgain(state: State, task: Task, players: readonly PlayerId[], context: Context) {
  const card = state.fled.findLast((one) => one.task === task)
  return card ? { state, card } : dealt(state, task, players, context)
}
