import { CLICKS, STOPS } from '../../show/timeline/effects.ts'
import type { Step } from '../../show/timeline/steps.ts'

/** The bottle slows down past one after the other, points at whoever it is, and the TV goes on with them. */
export const OPENING: readonly Step<'spin' | 'peg' | 'stop' | 'open'>[] = [
  ['spin', 0],
  ...[120, 260, 420, 600, 800, 1030, 1300].map((at) => ['peg', at, CLICKS] as const),
  ['stop', 1700, STOPS],
  ['open', 3000],
]
