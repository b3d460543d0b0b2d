import { FLIPS, LINGERS, PAYS, STAMPS, TAPS } from '../../show/timeline/effects.ts'
import { inTurn, type Step, timeOf } from '../../show/timeline/steps.ts'
import type { AttemptView } from './attempt.ts'
import { saidOf } from './said.ts'

export const SUSPENSE_WORDS = 'And the room says …'

/** The order of every verdict: the card again, suspense, the stamp, its points, and the rest. */
export const VERDICT_STEPS: readonly Step<'card' | 'stamp' | 'gains' | 'rest'>[] = [
  ['card', 300, FLIPS],
  ['stamp', 1300, STAMPS],
  ['gains', 2200, PAYS],
  ['rest', 3000, LINGERS],
]

/** One face flies after the other, and the last has landed before the stamp comes down. */
const FACE_MS = 400
const LANDED_MS = 250

/** Shows the faces first, in an open vote. A skip has no suspense: its stamp is there right away. */
export function stepsOf<Name extends string>(
  attempt: AttemptView | null,
  steps: readonly Step<Name | 'stamp'>[],
): readonly Step<Name | 'stamp' | 'face'>[] {
  const stamped = timeOf(steps, 'stamp')
  if (attempt?.ruling?.kind !== 'passed') {
    const faces = attempt ? saidOf(attempt).length : 0
    const first = Math.max(0, stamped - LANDED_MS)
    return [
      ...inTurn('face', faces, { from: first, every: FACE_MS }, TAPS),
      ...steps.map(([name, at, does]) => [name, at < stamped ? at : at + FACE_MS * faces, does] as const),
    ]
  }
  return steps.map(([name, at, does]) => [name, Math.max(0, at - stamped), does])
}
