import type { Step } from './steps.ts'

/** Everything a phase can tell, in any game. */
export type Beat =
  | 'answer'
  | 'back'
  | 'band'
  | 'bust'
  | 'card'
  | 'clap'
  | 'closed'
  | 'count'
  | 'double'
  | 'dry'
  | 'face'
  | 'finger'
  | 'gains'
  | 'guess'
  | 'guesses'
  | 'hit'
  | 'knock'
  | 'lead'
  | 'line'
  | 'name'
  | 'odd'
  | 'open'
  | 'own'
  | 'peg'
  | 'prize'
  | 'read'
  | 'rest'
  | 'scene'
  | 'shrink'
  | 'sign'
  | 'spin'
  | 'stamp'
  | 'still'
  | 'stop'
  | 'suspense'
  | 'swell'
  | 'thud'
  | 'thumb'
  | 'walk'

/** The beats of a phase, with their times. */
export type Timeline = readonly Step<Beat>[]

/** The timeline of a phase without one. */
export const NOTHING_TOLD: Timeline = []

/** Anything shorter isn't suspense. */
const SUSPENSE_MS = 700

/** Returns when the lights come up, from the start of the phase; 0 without suspense. */
export function suspenseUntil(timeline: Timeline): number {
  const big = timeline.flatMap(([, at, does]) => (does?.isClimax ? [at] : []))
  const first = Math.min(...big)
  return big.length > 0 && first >= SUSPENSE_MS ? first : 0
}

/**
 * Returns when they go down: with the phase, unless a timeline says otherwise because there's something to read first.
 */
export function suspenseFrom(timeline: Timeline): number {
  return timeline.find(([, , does]) => does?.isDim)?.[1] ?? 0
}

/** Returns whether it's a moment of suspense this long after the phase began. */
export function isSuspense(timeline: Timeline, passed: number): boolean {
  return passed >= suspenseFrom(timeline) && passed < suspenseUntil(timeline)
}

/** Returns when the awaited result comes; never if there is none. */
export function outTime(timeline: Timeline): number | null {
  return timeline.find(([, , does]) => does?.isOut)?.[1] ?? null
}

/** Returns when everyone is paid: with the last result, and before later additions. */
export function payTime(timeline: Timeline): number {
  return Math.max(0, ...timeline.flatMap(([, at, does]) => (does?.isAfter ? [] : [at])))
}

/** People need a moment before they leap, and a screen draws one thing at a time. */
export const TAKEN_IN_MS = 50
