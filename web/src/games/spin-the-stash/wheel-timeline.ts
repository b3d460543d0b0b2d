import type { View } from '@highjinks/games/spin-the-stash'
import { CLICKS, STOPS } from '../../show/timeline/effects.ts'
import type { Step } from '../../show/timeline/steps.ts'
import { spinTo } from '../../ui/toys/wheel-angle.ts'
import { clicksOf } from './clicks.ts'

/** A click for each peg, and then what it came to. */
export function turningOf({ wheel, since, segments }: View): readonly Step<'peg' | 'stop'>[] {
  if (!wheel) return []
  const start = wheel.startAt - since
  const turn = spinTo(wheel.fromAngle, wheel.restAngle) - wheel.fromAngle
  const pegs = clicksOf(turn, segments.length, wheel.duration).map((at) => ['peg', start + at, CLICKS] as const)
  return [...pegs, ['stop', start + wheel.duration, STOPS]]
}
