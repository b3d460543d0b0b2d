import type { View } from '@highjinks/games/spin-the-stash'
import type { Timeline } from '../../show/timeline/beats.ts'
import { CLICKS, LINGERS, PAYS, STAMPS, STOPS } from '../../show/timeline/effects.ts'
import { spinTo } from '../../ui/toys/wheel-angle.ts'
import { clicksOf } from './clicks.ts'

/** It is larger than its place for this share of its turning; then it shrinks back, and people see where it stops. */
const SWOLLEN = 0.72

/** A click for each peg, and then the result. */
export function wheelTimeline({ wheel, since, segments }: Pick<View, 'wheel' | 'since' | 'segments'>): Timeline {
  if (!wheel) return []
  const start = wheel.startAt - since
  const turn = spinTo(wheel.fromAngle, wheel.restAngle) - wheel.fromAngle
  const pegs = clicksOf(turn, segments.length, wheel.duration).map((at) => ['peg', start + at, CLICKS] as const)
  return [
    ['swell', start],
    ...pegs,
    ['shrink', start + wheel.duration * SWOLLEN],
    ['stop', start + wheel.duration, STOPS],
  ]
}

/** It rains coins this long for the jackpot, into the next phase. */
const RAIN_MS = 1600

export function betTimeline({ wheel }: Pick<View, 'wheel'>): Timeline {
  return wheel?.segment === 'jackpot' ? [['dry', RAIN_MS, LINGERS]] : []
}

/** The card doesn't show again, so nothing waits for it. */
export const SCORE: Timeline = [
  ['stamp', 900, STAMPS],
  ['gains', 1800, PAYS],
  ['rest', 2700, LINGERS],
]
