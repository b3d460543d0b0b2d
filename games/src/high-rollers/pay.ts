import type { PlayerId } from '@highjinks/protocol'
import { inTens, payGains, required, rulingOf, shares } from '../kit/index.ts'
import { factorOf, rightCallers, stakeOf } from './gamble.ts'
import type { Task } from './roll.ts'
import type { State } from './state.ts'

/** For each player who called the end right. */
const RIGHT_ENDING = 100

/** Returns whether another player must be named for it. */
export function isAimed(task: Task | null): boolean {
  return task === 'Pass' || task === 'Challenge'
}

/** Pays calls as soon as the turn has ended; what the roller makes of the card doesn't matter to them. */
export function payCalls(state: State): State {
  const paid = payGains(state, Object.fromEntries(rightCallers(state).map((id) => [id, RIGHT_ENDING])), factorOf(state))
  return { ...paid, callGains: paid.gains }
}

/** Pays predictions of the name. */
export function payForesight(state: State): State {
  const paid = payGains(state, state.foresight, factorOf(state))
  return { ...paid, foresight: paid.gains }
}

/** Pays the pot, by the table's verdict. */
export function payTurn(state: State): State {
  const factor = factorOf(state)
  const task = taskGains(state)
  const paid = payGains(state, task, factor)
  const times = Object.entries(task).map(([id, points]) => [id, inTens(points * factor)] as const)
  return { ...paid, taskGains: Object.fromEntries(times) }
}

/**
 * Returns the whole pot; for a Pass to both; for a Challenge one and a half to its winner and half to the other, or one
 * each in a tie.
 */
function taskGains(state: State): Readonly<Record<PlayerId, number>> {
  const { task, turn, target } = state
  const attempt = required(state.attempt)
  const parts = Object.entries(shares(attempt))
  const more = rulingOf(attempt).kind === 'crowned' ? 0.5 : 0
  const stake = stakeOf(state)
  const earned = parts.map(([id, part]) => [id, stake * (part + more)] as const).filter(([, points]) => points > 0)
  if (task !== 'Pass') return Object.fromEntries(earned)
  return Object.fromEntries(earned.flatMap(([, points]) => [turn, target].map((id) => [required(id), points] as const)))
}
