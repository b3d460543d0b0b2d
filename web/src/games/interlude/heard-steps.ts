import { PAYS, STAMPS, TAPS } from '../../show/timeline/effects.ts'
import { inTurn, type Step } from '../../show/timeline/steps.ts'

const THUMB_MS = 300

/** The thumbs one after the other, whether it was believed, and what that brings. */
export function heardSteps(thumbs: number): readonly Step<'thumb' | 'stamp' | 'gains'>[] {
  const stamped = 700 + THUMB_MS * thumbs
  return [
    ...inTurn('thumb', thumbs, { from: 400, every: THUMB_MS }, TAPS),
    ['stamp', stamped, STAMPS],
    ['gains', stamped + 900, PAYS],
  ]
}
