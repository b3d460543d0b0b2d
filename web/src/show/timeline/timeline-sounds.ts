import type { Sting } from '../sound/stings.ts'
import { outTime, payTime, suspenseUntil, type Timeline } from './beats.ts'

interface TimelineSound {
  readonly at: number
  readonly sting: Sting
  /** The number of chord steps to raise it by: each of a row sounds above the one before. */
  readonly up: number
}

/** The length of the sticks in `suspense`. */
const STICKS_MS = 900

/** The result sounds first, and then its effect on a person. */
const FALL_AFTER_MS = 450

/** Returns a timeline's sounds and their times from the start of the phase, including a person's fall. */
export function soundsOf(timeline: Timeline, fall: 'out' | 'paid' | null = null) {
  const suspense = suspenseUntil(timeline)
  const heard = timeline.flatMap(([name, at, does], i): TimelineSound[] => {
    const sting = does?.sound
    const up = sting === 'step' ? timeline.slice(0, i).filter(([other]) => other === name).length : 0
    return sting ? [{ at, sting, up }] : []
  })
  if (suspense > 0) heard.unshift({ at: Math.max(0, suspense - STICKS_MS), sting: 'suspense', up: 0 })
  if (fall !== null && timeline.length > 0) heard.push({ at: fallTime(timeline, fall), sting: 'fooled', up: 0 })
  return heard
}

function fallTime(timeline: Timeline, fall: 'out' | 'paid'): number {
  const paid = payTime(timeline)
  return FALL_AFTER_MS + (fall === 'out' ? (outTime(timeline) ?? paid) : paid)
}
