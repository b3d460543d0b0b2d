import { type Beat, inTurn } from '../../stage/beats/beats.ts'

/** More and more hands, a hush, the face, what it brings, and what is said of it. */
export const LOUDEST_BEATS: readonly Beat<'clap' | 'stamp' | 'gains' | 'rest'>[] = [
  ...inTurn('clap', 3, { from: 300, every: 450 }),
  ['stamp', 2200],
  ['gains', 2900],
  ['rest', 3500],
]
