import { type Beat, inTurn } from '../../show/timeline/beats.ts'
import { FLIPS, REVEALS, TAPS } from '../../show/timeline/effects.ts'

/** Two backs, then one turns, then in a hush the other; another two that are dealt instead lie open at once. */
export const DEAL: readonly Beat<'back' | 'card' | 'answer'>[] = [
  ...inTurn('back', 2, { from: 100, every: 400 }, TAPS),
  ['card', 1200, FLIPS],
  ['answer', 2400, REVEALS],
]
