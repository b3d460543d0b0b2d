import type { Beat } from '../../stage/beats/beats.ts'

/** The star, then whoever was clapped for most, then where that leaves everybody. */
export const CURTAIN_BEATS: readonly Beat<'stamp' | 'loudest' | 'gains'>[] = [
  ['stamp', 1400],
  ['loudest', 2700],
  ['gains', 3900],
]
