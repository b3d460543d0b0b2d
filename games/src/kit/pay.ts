import type { PlayerId } from '@highjinks/protocol'
import type { Table } from './game.ts'
import { addScores, inTens } from './score.ts'

type Gains = Readonly<Record<PlayerId, number>>

/** Pays what a round was worth and stores the paid amounts, to show them. */
export function payGains<State extends Table & { readonly gains: Gains }>(
  state: State,
  gains: Gains,
  factor: 1 | 2,
): State {
  const paid = Object.fromEntries(Object.entries(gains).map(([id, points]) => [id, inTens(points * factor)]))
  return { ...addScores(state, paid), gains: paid }
}

/** Says how often, in words. */
export function timesInWords(times: number): string {
  if (times === 1) return 'once'
  return times === 2 ? 'twice' : `${times} times`
}

/** Writes an award's sentence about what a player got from others: the number counts givers, not occasions. */
export function drew(what: string, rest = '', ending = 's'): (times: number) => string {
  return (times) => `drew ${times === 1 ? `a ${what}` : `${times} ${what}${ending}`}${rest}`
}

/** Writes an award's sentence about what a player did. Says how often only from the second time, before the rest. */
export function counted(deed: string, rest = ''): (times: number) => string {
  return (times) => (times === 1 ? deed : `${deed} ${timesInWords(times)}`) + rest
}
