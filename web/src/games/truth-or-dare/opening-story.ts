import type { Beat } from '../../stage/beats/beats.ts'

/** The bottle slows down past one after the other, points at whoever it is, and the wall goes on with them. */
export const OPENING: readonly Beat<'spin' | 'peg' | 'stop' | 'open'>[] = [
  ['spin', 0],
  ...[120, 260, 420, 600, 800, 1030, 1300].map((at) => ['peg', at] as const),
  ['stop', 1700],
  ['open', 3000],
]
