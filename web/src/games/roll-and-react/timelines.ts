import type { Timeline } from '../../show/timeline/beats.ts'
import { PAYS, STAMPS, THUDS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

/** The curtain is closed, the jester calls the actor, and it opens on them. */
export const ENTRANCE: Timeline = [
  ['closed', 0],
  ['knock', 1300, THUDS],
  ['open', 2200],
]

/** All the actors come on, one after the other. */
export function castTimeline(actors: number): Timeline {
  return inTurn('walk', actors, { from: 300, every: 400, within: 2400 }, WALKS)
}

/** The star, going up, the points, and the standings. */
export function curtainTimeline(stars: number): Timeline {
  const out = 1400
  return [
    ['stamp', out, STAMPS],
    ...Array.from({ length: stars }, () => ['walk', out, WALKS] as const),
    ['own', 2700],
    ['gains', 3900, PAYS],
  ]
}
