import type { PlayerId } from '@highjinks/protocol'
import type { Table } from './game.ts'
import { givenByPeople, inTens } from './score.ts'

/** For each player who called what happened. */
export const RIGHT_CALL = 50
/** Shared out by how many called wrong: being unpredictable pays. */
const UNREADABLE = 200

export type Calls = Readonly<Record<PlayerId, string>>

/** Computes what calls earn the callers, and the player they were about. Without calls, nobody gets anything. */
export function callGains(
  state: Pick<Table, 'house'>,
  calls: Calls,
  isRight: (call: string) => boolean,
  called: PlayerId | null,
): Readonly<Record<PlayerId, number>> {
  const all = Object.entries(calls)
  if (all.length === 0) return {}
  const right = all.filter(([, call]) => isRight(call)).map(([id]) => id)
  const gains: Record<PlayerId, number> = Object.fromEntries(right.map((id) => [id, RIGHT_CALL]))
  const unread = unreadGain(state, calls, isRight)
  if (called !== null && unread > 0) gains[called] = (gains[called] ?? 0) + unread
  return gains
}

/** Computes what a player earns for being unpredictable. */
export function unreadGain(state: Pick<Table, 'house'>, calls: Calls, isRight: (call: string) => boolean): number {
  const all = Object.values(givenByPeople(calls, state))
  const wrong = all.filter((call) => !isRight(call)).length
  return all.length === 0 ? 0 : inTens((UNREADABLE * wrong) / all.length)
}

/** Adds up several lists of points. */
export function addGains(...lists: readonly Readonly<Record<PlayerId, number>>[]): Readonly<Record<PlayerId, number>> {
  const sums: Record<PlayerId, number> = {}
  for (const list of lists) for (const [id, points] of Object.entries(list)) sums[id] = (sums[id] ?? 0) + points
  return sums
}
