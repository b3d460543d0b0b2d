import type { PlayerId } from '@highjinks/protocol'
import { inTens, payGains, required, rulingOf, shares } from '../kit/index.ts'
import { factorOf, rightCallers, stakeOf } from './gamble.ts'
import type { Task } from './roll.ts'
import type { State } from './state.ts'

/** For whoever has said beforehand where it ends. */
const RIGHT_ENDING = 100

/** Whether somebody else has to be named for it. */
export function isAimed(task: Task | null): boolean {
  return task === 'Pass' || task === 'Challenge'
}

/** Calls are paid as soon as it has ended: what the roller makes of the card has nothing to do with them. */
export function payCalls(state: State): State {
  const paid = payGains(state, Object.fromEntries(rightCallers(state).map((id) => [id, RIGHT_ENDING])), factorOf(state))
  return { ...paid, callGains: paid.gains }
}

/** The same for whom the roller names. */
export function payForesight(state: State): State {
  const paid = payGains(state, state.foresight, factorOf(state))
  return { ...paid, foresight: paid.gains }
}

/** The pot is poured out, as the table judges. */
export function payTurn(state: State): State {
  const factor = factorOf(state)
  const task = taskGains(state)
  const paid = payGains(state, task, factor)
  const times = Object.entries(task).map(([id, points]) => [id, inTens(points * factor)] as const)
  return { ...paid, taskGains: Object.fromEntries(times) }
}

/** The whole pot; of a Pass for both; of a Challenge one and a half for its winner, half for the other, at a tie one each. */
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
