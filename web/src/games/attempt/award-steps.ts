import { LINGERS, PAYS, STAMPS, TAPS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn, type Step } from '../../show/timeline/steps.ts'

const OUT = 2200

/** More and more hands, suspense, whoever it was for, who goes up for it, what it brings, and what is said of it. */
export function awardSteps(stars: number): readonly Step<'clap' | 'stamp' | 'walk' | 'gains' | 'rest'>[] {
  return [
    ...inTurn('clap', 3, { from: 300, every: 450 }, TAPS),
    ['stamp', OUT, STAMPS],
    ...Array.from({ length: stars }, () => ['walk', OUT, WALKS] as const),
    ['gains', 2900, PAYS],
    ['rest', 3500, LINGERS],
  ]
}
