import type { PlayerId } from '@highjinks/protocol'
import { addGains, callGains, inTens, payGains, required, shares } from '../kit/index.ts'
import type { Luck, Task } from './roll.ts'
import type { Decision, State } from './state.ts'

const BASE = 200
const EACH_POINT = 100
/** A card for two: of a Pass both get half of it, and one of two loses a Challenge. */
const FOR_TWO = 1.5
const HELD = 1.25
const BURNED = 0.75

/** Whether somebody else has to be named for it. */
export function isAimed(task: Task | null): boolean {
  return task === 'Pass' || task === 'Challenge'
}

/** What the card is worth, in round numbers, before doubling. */
export function worthOf(task: Task, intensity: number, luck: Luck | null): number {
  const quarter = luck === null ? 1 : luck === 'held' ? HELD : BURNED
  return inTens((BASE + EACH_POINT * intensity) * (isAimed(task) ? FOR_TWO : 1) * quarter)
}

/** What was done about the first roll; a clock that ran out has kept it. */
export function decisionOf(state: Pick<State, 'decision'>): Decision {
  return state.decision ?? 'keep'
}

/** In the last of several laps everything a turn brings counts double. */
export function factorOf({ isDouble }: Pick<State, 'isDouble'>): 1 | 2 {
  return isDouble ? 2 : 1
}

/** Calls are paid as soon as it is decided: what the roller makes of the card has nothing to do with them. */
export function payCalls(state: State): State {
  // Whoever let the clock decide was not unreadable.
  const called = state.decision === null ? null : state.turn
  const gains = callGains(state.calls, (call) => call === decisionOf(state), called)
  const paid = payGains(state, gains, factorOf(state))
  return { ...paid, callGains: paid.gains }
}

/** The same for whom the roller names. */
export function payForesight(state: State): State {
  const paid = payGains(state, state.foresight, factorOf(state))
  return { ...paid, foresight: paid.gains }
}

/** By the card, and by having known what the table makes of it. */
export function payTurn(state: State): State {
  const task = taskGains(state)
  const factor = factorOf(state)
  const times = (list: Readonly<Record<PlayerId, number>>) =>
    Object.fromEntries(Object.entries(list).map(([id, points]) => [id, inTens(points * factor)]))
  const paid = payGains(state, addGains(task, state.foresight), factor)
  return { ...paid, taskGains: times(task), foresight: times(state.foresight) }
}

function taskGains({ attempt, faces, task, turn, target, luck }: State): Readonly<Record<PlayerId, number>> {
  const full = worthOf(required(task), required(faces).intensity, luck)
  const parts = Object.entries(shares(required(attempt)))
  const earned = parts.map(([id, part]) => [id, full * part] as const).filter(([, points]) => points > 0)
  if (task !== 'Pass') return Object.fromEntries(earned)
  const halves = earned.flatMap(([, points]) => [turn, target].map((id) => [required(id), points / 2] as const))
  return Object.fromEntries(halves)
}
