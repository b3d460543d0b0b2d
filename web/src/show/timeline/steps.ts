import type { Effect } from './effects.ts'

/**
 * An event, its time in milliseconds after the phase began, and its effects. A name can repeat: one card after the
 * other.
 */
export type Step<Name extends string> = readonly [name: Name, at: number, does?: Effect]

interface Pace {
  readonly from: number
  readonly every: number
  /** The last one comes at most this long after the first, however many they are. */
  readonly within?: number
}

/** Returns this many steps of one name, one after the other. */
export function inTurn<Name extends string>(
  name: Name,
  count: number,
  pace: Pace,
  does: Effect = {},
): readonly Step<Name>[] {
  const { from, every, within = Number.POSITIVE_INFINITY } = pace
  const step = Math.min(every, within / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, i) => [name, Math.round(from + i * step), does] as const)
}

/** Returns when the last of them has come. */
export function endOf(steps: readonly Step<string>[]): number {
  return Math.max(0, ...steps.map(([, at]) => at))
}

/** Returns when the first step of a name comes. */
export function timeOf<Name extends string>(steps: readonly Step<Name>[], name: Name): number {
  return steps.find(([step]) => step === name)?.[1] ?? 0
}

/** Returns a phase's length; null if it waits for people. */
export function lengthOf({
  since,
  deadline,
}: {
  readonly since: number
  readonly deadline: number | null
}): number | null {
  return deadline === null ? null : deadline - since
}

/** The share of a phase that stays for looking at the result, at least. */
const LEFT_TO_LOOK = 0.15

/** Returns by when everything is out in a phase of this length. */
export function outBy(length: number | null): number {
  return length === null ? Number.POSITIVE_INFINITY : Math.max(0, length * (1 - LEFT_TO_LOOK))
}

/** Returns how much sooner than written the steps play in a phase of this length: 1 is as written. */
export function paceIn(steps: readonly Step<string>[], length: number | null): number {
  const last = endOf(steps)
  const room = outBy(length)
  return last <= room ? 1 : room / last
}

/** Returns the steps as they play in a phase of this length: as written, or all sooner if it is too short. */
export function fitToPhase<Name extends string>(
  steps: readonly Step<Name>[],
  length: number | null,
): readonly Step<Name>[] {
  const pace = paceIn(steps, length)
  return pace === 1 ? steps : steps.map(([name, at, does]) => [name, Math.floor(at * pace), does] as const)
}
