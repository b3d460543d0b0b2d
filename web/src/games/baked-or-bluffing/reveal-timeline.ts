import type { Timeline } from '../../show/timeline/beats.ts'
import { DIMS, PAYS, REVEALS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

const WALK_MS = 600
const SUSPENSE_AFTER_MS = 450
const DRUMS_MS = 1150
const POP_MS = 1700

/** From the second lap on everybody knows how it goes. */
const paceOf = (round: number) => (round > 1 ? 2 / 3 : 1)

/** So long a TV shows nothing but what jumped out of the toaster. */
export const popMs = (round: number) => Math.round(POP_MS * paceOf(round))

/** Everybody goes to the side they voted for, the lights go down, the stamp, and only then how it came about and what it brought. */
export function revealTimeline(voters: number, round: number): Timeline {
  const walks = inTurn('walk', voters, { from: WALK_MS, every: 200, within: 1000 }, WALKS)
  const suspense = (walks.at(-1)?.[1] ?? 0) + SUSPENSE_AFTER_MS
  const answer = suspense + DRUMS_MS
  const steps = [
    ...walks,
    ['suspense', suspense, DIMS],
    ['answer', answer, REVEALS],
    ['gains', answer + POP_MS, PAYS],
  ] as const
  return steps.map(([name, at, does]) => [name, Math.round(at * paceOf(round)), does] as const)
}
