import type { Beat } from '../../stage/beats/beats.ts'

export const HUSH = 'And the room says …'

/** Every verdict is told alike: the card once more, a hush, the stamp, what it brought, and whatever else there is. */
export const VERDICT_BEATS: readonly Beat<'card' | 'stamp' | 'gains' | 'rest'>[] = [
  ['card', 300],
  ['stamp', 1300],
  ['gains', 2200],
  ['rest', 3000],
]
