import { FLIPS, LINGERS, PAYS, STAMPS } from '../../show/timeline/effects.ts'
import { type Step, timeOf } from '../../show/timeline/steps.ts'
import type { AttemptView } from './attempt.ts'

export const SUSPENSE_WORDS = 'And the room says …'

/** Every verdict is told alike: the card once more, suspense, the stamp, what it brought, and whatever else there is. */
export const VERDICT_STEPS: readonly Step<'card' | 'stamp' | 'gains' | 'rest'>[] = [
  ['card', 300, FLIPS],
  ['stamp', 1300, STAMPS],
  ['gains', 2200, PAYS],
  ['rest', 3000, LINGERS],
]

/** Nobody is kept in suspense about a skip: its stamp is there at once, and the rest follows. */
export function stepsOf<Name extends string>(
  attempt: AttemptView | null,
  steps: readonly Step<Name | 'stamp'>[],
): readonly Step<Name | 'stamp'>[] {
  if (attempt?.ruling?.kind !== 'passed') return steps
  const stamped = timeOf(steps, 'stamp')
  return steps.map(([name, at, does]) => [name, Math.max(0, at - stamped), does])
}
