import type { Effect } from './effects.ts'

/**
 * What happens, so many milliseconds after the phase began, and what that does. A name may come again: one card after
 * the other.
 */
export type Step<Name extends string> = readonly [name: Name, at: number, does?: Effect]

interface Pace {
  readonly from: number
  readonly every: number
  /** However many they are, the last one comes no later than so long after the first. */
  readonly within?: number
}

/** The same thing so many times, one after the other. */
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

/** When the last of them has come. */
export function endOf(steps: readonly Step<string>[]): number {
  return Math.max(0, ...steps.map(([, at]) => at))
}

/** When the first of a name comes. */
export function timeOf<Name extends string>(steps: readonly Step<Name>[], name: Name): number {
  return steps.find(([step]) => step === name)?.[1] ?? 0
}

/** How long a phase is; null where it waits for people. */
export function lengthOf({
  since,
  deadline,
}: {
  readonly since: number
  readonly deadline: number | null
}): number | null {
  return deadline === null ? null : deadline - since
}

/** So much of a phase is left, at the least, to look at what has come out. */
const LEFT_TO_LOOK = 0.15

/** By when in a phase of this length everything is out. */
export function outBy(length: number | null): number {
  return length === null ? Number.POSITIVE_INFINITY : Math.max(0, length * (1 - LEFT_TO_LOOK))
}

/** How much sooner than written the steps are played in a phase of this length: 1 is as written. */
export function paceIn(steps: readonly Step<string>[], length: number | null): number {
  const last = endOf(steps)
  const room = outBy(length)
  return last <= room ? 1 : room / last
}

/** The steps as they are played in a phase of this length: as written, or all sooner where it is too short for them. */
export function fitToPhase<Name extends string>(
  steps: readonly Step<Name>[],
  length: number | null,
): readonly Step<Name>[] {
  const pace = paceIn(steps, length)
  return pace === 1 ? steps : steps.map(([name, at, does]) => [name, Math.floor(at * pace), does] as const)
}
