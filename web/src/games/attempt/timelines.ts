import type { Timeline } from '../../show/timeline/beats.ts'
import { LINGERS, PAYS, STAMPS, TAPS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

const OUT = 2200

/** More and more hands clap, there's a moment of suspense, the winners walk up, and then come points and words. */
export function awardTimeline(stars: number): Timeline {
  return [
    ...inTurn('clap', 3, { from: 300, every: 450 }, TAPS),
    ['stamp', OUT, STAMPS],
    ...Array.from({ length: stars }, () => ['walk', OUT, WALKS] as const),
    ['gains', 2900, PAYS],
    ['rest', 3500, LINGERS],
  ]
}

/** The candidates step forward, one after the other. */
export function candidatesTimeline(candidates: number): Timeline {
  return inTurn('walk', candidates, { from: 300, every: 300, within: 2100 }, WALKS)
}
