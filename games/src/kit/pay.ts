import type { PlayerId } from '@highjinks/protocol'
import type { Table } from './game.ts'
import { addScores, inTens } from './score.ts'

type Gains = Readonly<Record<PlayerId, number>>

/** Pays what a round was worth and keeps the sums, as paid, to be shown. */
export function payGains<State extends Table & { readonly gains: Gains }>(
  state: State,
  gains: Gains,
  factor: 1 | 2,
): State {
  const paid = Object.fromEntries(Object.entries(gains).map(([id, points]) => [id, inTens(points * factor)]))
  return { ...addScores(state, paid), gains: paid }
}

/** How often, as a person says it. */
export function timesInWords(times: number): string {
  if (times === 1) return 'once'
  return times === 2 ? 'twice' : `${times} times`
}

/** What somebody got from others, for an award: the number is of those who gave it, and not of occasions. */
export function drew(what: string, rest = '', ending = 's'): (times: number) => string {
  return (times) => `drew ${times === 1 ? `a ${what}` : `${times} ${what}${ending}`}${rest}`
}

/** What somebody did, for an award; how often only from the second time on, and before whatever follows it. */
export function counted(deed: string, rest = ''): (times: number) => string {
  return (times) => (times === 1 ? deed : `${deed} ${timesInWords(times)}`) + rest
}
