import { FLIPS, REVEALS, TAPS } from '../../show/timeline/effects.ts'
import { inTurn, type Step } from '../../show/timeline/steps.ts'

/** Two backs, then one turns, then after a moment of suspense the other; another two that are dealt instead lie open at once. */
export const DEAL: readonly Step<'back' | 'card' | 'answer'>[] = [
  ...inTurn('back', 2, { from: 100, every: 400 }, TAPS),
  ['card', 1200, FLIPS],
  ['answer', 2400, REVEALS],
]
