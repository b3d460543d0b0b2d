import type { Timeline } from '../../show/timeline/beats.ts'
import { CLICKS, FLIPS, REVEALS, STOPS, TAPS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

/** The bottle slows down past one after the other, points at the player, and the TV goes on with them. */
export const OPENING: Timeline = [
  ['spin', 0],
  ...[120, 260, 420, 600, 800, 1030, 1300].map((at) => ['peg', at, CLICKS] as const),
  ['stop', 1700, STOPS],
  ['open', 3000],
]

/** Two backs, then one turns, then after a moment of suspense the other; two replacements are open right away. */
export const DEAL: Timeline = [
  ...inTurn('back', 2, { from: 100, every: 400 }, TAPS),
  ['card', 1200, FLIPS],
  ['answer', 2400, REVEALS],
]
