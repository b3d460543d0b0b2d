import { type Beat, timeOf } from '../../show/timeline/beats.ts'
import { FLIPS, LINGERS, PAYS, STAMPS } from '../../show/timeline/effects.ts'
import type { AttemptView } from './attempt.ts'

export const HUSH = 'And the room says …'

/** Every verdict is told alike: the card once more, a hush, the stamp, what it brought, and whatever else there is. */
export const VERDICT_BEATS: readonly Beat<'card' | 'stamp' | 'gains' | 'rest'>[] = [
  ['card', 300, FLIPS],
  ['stamp', 1300, STAMPS],
  ['gains', 2200, PAYS],
  ['rest', 3000, LINGERS],
]

/** Nobody is kept in suspense about a skip: its stamp is there at once, and the rest follows. */
export function beatsOf<Name extends string>(
  attempt: AttemptView | null,
  beats: readonly Beat<Name | 'stamp'>[],
): readonly Beat<Name | 'stamp'>[] {
  if (attempt?.ruling?.kind !== 'passed') return beats
  const stamped = timeOf(beats, 'stamp')
  return beats.map(([name, at, does]) => [name, Math.max(0, at - stamped), does])
}
