/** What happens, and so many milliseconds after the phase began. A name may come again: one card after the other. */
export type Beat<Name extends string> = readonly [name: Name, at: number]

interface Pace {
  readonly from: number
  readonly every: number
  /** However many they are, the last one comes no later than so long after the first. */
  readonly within?: number
}

/** The same thing so many times, one after the other. */
export function inTurn<Name extends string>(name: Name, count: number, pace: Pace): readonly Beat<Name>[] {
  const { from, every, within = Number.POSITIVE_INFINITY } = pace
  const step = Math.min(every, within / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, i) => [name, Math.round(from + i * step)] as const)
}

/** When the last of them has come. */
export function endOf(beats: readonly Beat<string>[]): number {
  return Math.max(0, ...beats.map(([, at]) => at))
}

/** When the first of a name comes. */
export function timeOf<Name extends string>(beats: readonly Beat<Name>[], name: Name): number {
  return beats.find(([beat]) => beat === name)?.[1] ?? 0
}

/** So much of a phase is left, at the least, to look at what has come out. */
const LEFT_TO_LOOK = 0.15

/** The beats as they are played in a phase of this length: as written, or all sooner where it is too short for them. */
export function fitToPhase<Name extends string>(
  beats: readonly Beat<Name>[],
  length: number | null,
): readonly Beat<Name>[] {
  const last = endOf(beats)
  const room = length === null ? last : Math.max(0, length * (1 - LEFT_TO_LOOK))
  if (last <= room) return beats
  return beats.map(([name, at]) => [name, Math.floor((at * room) / last)] as const)
}
