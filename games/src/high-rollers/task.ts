import type { PlayerId } from '@highjinks/protocol'
import { challenges } from '../decks/challenges/index.ts'
import { stunts } from '../decks/stunts/index.ts'
import { truths } from '../decks/truths/index.ts'
import { attemptBy, type Context, dealCards, type Prompt, shares } from '../kit/index.ts'
import type { Task } from './roll.ts'
import type { State } from './state.ts'

/** Times the intensity die. */
const DONE = 200
const WON = 300

export function worthOf(task: Task, intensity: number): number {
  return intensity * (task === 'Challenge' ? WON : DONE)
}

/** Whether somebody else has to be named for it. */
export function isAimed(task: Task | null): boolean {
  return task === 'Pass' || task === 'Challenge'
}

/** Whose card it is: who may change it, and whom nobody may hand a muted topic. */
export function holder(state: State): PlayerId | null {
  return state.task === 'Pass' ? state.target : state.turn
}

function performers(state: State): readonly PlayerId[] {
  const who = state.task === 'Challenge' ? [state.turn, state.target] : [holder(state)]
  return who.filter((id) => id !== null)
}

export function dealt(state: State, context: Context): State {
  if (state.task === null) return state
  const who = performers(state)
  const { state: next, cards } = dealCards(state, deckOf(state.task), 1, context, who)
  const card = cards[0]
  return { ...next, card: card ? { id: card.id, text: card.text } : null, attempt: attemptBy(card ? who : []) }
}

/** What the turn has brought whom, before doubling. */
export function earned(state: State): Readonly<Record<PlayerId, number>> {
  const { attempt, faces, task, turn, target } = state
  if (!attempt || !faces || !task || turn === null) return {}
  const full = worthOf(task, faces.intensity)
  const parts = shares(attempt)
  if (task !== 'Pass' || target === null) {
    return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, Math.round(full * part)]))
  }
  const half = Math.round(((parts[target] ?? 0) * full) / 2)
  return { [turn]: half, [target]: half }
}

function deckOf(task: Task): readonly Prompt[] {
  switch (task) {
    case 'Hit':
    case 'Pass':
      return stunts
    case 'Challenge':
      return challenges
    case 'Truth':
      return truths
  }
}
