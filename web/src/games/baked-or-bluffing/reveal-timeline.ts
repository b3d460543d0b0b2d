import type { Timeline } from '../../show/timeline/beats.ts'
import { DIMS, PAYS, REVEALS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

const WALK_MS = 600
const SUSPENSE_AFTER_MS = 450
const DRUMS_MS = 1150
const POP_MS = 1700

/** From the second round on everyone knows the sequence. */
const paceOf = (round: number) => (round > 1 ? 2 / 3 : 1)

/** Returns how long a TV shows only the toast. */
export const popMs = (round: number) => Math.round(POP_MS * paceOf(round))

/** Everyone goes to the side they voted for, the lights go down, the stamp, and only then its author and the points. */
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
