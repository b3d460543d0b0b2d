import type { Timeline } from '../../show/timeline/beats.ts'
import { DIMS, PAYS, REVEALS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

const WALK_MS = 600
const SUSPENSE_AFTER_MS = 450
const DRUMS_MS = 1150
/** So long a TV shows nothing but what jumped out of the toaster. */
export const POP_MS = 1700

/** Everybody goes to the side they voted for, the lights go down, the stamp, and only then how it came about and what it brought. */
export function revealTimeline(voters: number): Timeline {
  const walks = inTurn('walk', voters, { from: WALK_MS, every: 200, within: 1000 }, WALKS)
  const suspense = (walks.at(-1)?.[1] ?? 0) + SUSPENSE_AFTER_MS
  const answer = suspense + DRUMS_MS
  return [...walks, ['suspense', suspense, DIMS], ['answer', answer, REVEALS], ['gains', answer + POP_MS, PAYS]]
}
