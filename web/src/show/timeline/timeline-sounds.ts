import type { Sting } from '../sound/stings.ts'
import type { Step } from './steps.ts'
import { outTime, payTime, suspenseUntil } from './timelines.ts'

interface TimelineSound {
  readonly at: number
  readonly sting: Sting
  /** So many steps of the chord higher: each of a row sounds above the one before. */
  readonly up: number
}

/** As long as the sticks of `suspense` sound. */
const STICKS_MS = 900

/** What came out is heard first, and then what it did to somebody. */
const FALL_AFTER_MS = 450

/** What is heard of the timelines, and when, from the beginning of the phase; and with which of it somebody falls. */
export function soundsOf(timelines: readonly (readonly Step<string>[])[], fall: 'out' | 'paid' | null = null) {
  const suspense = suspenseUntil(timelines)
  const heard = timelines.flatMap((steps) =>
    steps.flatMap(([name, at, does], i): TimelineSound[] => {
      const sting = does?.sound
      const up = sting === 'step' ? steps.slice(0, i).filter(([other]) => other === name).length : 0
      return sting ? [{ at, sting, up }] : []
    }),
  )
  if (suspense > 0) heard.unshift({ at: Math.max(0, suspense - STICKS_MS), sting: 'suspense', up: 0 })
  if (fall !== null && timelines.length > 0) heard.push({ at: fallTime(timelines, fall), sting: 'fooled', up: 0 })
  return heard
}

function fallTime(timelines: readonly (readonly Step<string>[])[], fall: 'out' | 'paid'): number {
  const paid = payTime(timelines)
  return FALL_AFTER_MS + (fall === 'out' ? (outTime(timelines) ?? paid) : paid)
}
