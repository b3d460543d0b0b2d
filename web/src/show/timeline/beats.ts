import type { Step } from './steps.ts'

/** Everything that a phase can tell, in whichever game. */
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

/** What a phase tells, and when. */
export type Timeline = readonly Step<Beat>[]

/** What is told in a phase without a timeline. */
export const NOTHING_TOLD: Timeline = []

/** Shorter than this is no suspense. */
const SUSPENSE_MS = 700

/** Until when the lights are down, from the beginning of the phase; 0 where nothing is waited for. */
export function suspenseUntil(timeline: Timeline): number {
  const big = timeline.flatMap(([, at, does]) => (does?.isClimax ? [at] : []))
  const first = Math.min(...big)
  return big.length > 0 && first >= SUSPENSE_MS ? first : 0
}

/** When they go down: with the phase, but where a timeline says so itself because there is something to read before. */
export function suspenseFrom(timeline: Timeline): number {
  return timeline.find(([, , does]) => does?.isDim)?.[1] ?? 0
}

/** Whether so long after the phase began everybody holds their breath. */
export function isSuspense(timeline: Timeline, passed: number): boolean {
  return passed >= suspenseFrom(timeline) && passed < suspenseUntil(timeline)
}

/** When what was waited for has come; never where nothing is. */
export function outTime(timeline: Timeline): number | null {
  return timeline.find(([, , does]) => does?.isOut)?.[1] ?? null
}

/** When everybody is paid: with the last thing that comes out, and before what is only added at leisure. */
export function payTime(timeline: Timeline): number {
  return Math.max(0, ...timeline.flatMap(([, at, does]) => (does?.isAfter ? [] : [at])))
}

/** Whoever looks on takes it in before they leap, and a screen draws one thing at a time. */
export const TAKEN_IN_MS = 50
