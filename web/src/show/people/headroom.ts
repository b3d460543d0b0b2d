import type { SessionView } from '@highjinks/protocol'
import { castOf } from './cast.ts'
import { FULL_PROGRESS, NO_PROGRESS, type Reveal } from './reveal.ts'
import type { Scene } from './scene.ts'
import { sizeFor } from './sofa-spots.ts'

/**
 * The height of a large person's hat above the sofa of a TV, in rem. A few people have the whole sofa and are larger.
 */
const HAT = 13
/** The extra height for points that float over a standing person's head. */
const GAIN = 3.2
/** Returns whether points float beside the jester's desk, so that he makes room for them. */
export const isAloft = (headroom: number) => headroom >= GAIN

interface Told {
  readonly reveal: Reveal | null
  readonly staging: Scene
}

/**
 * Returns the free height above the sofa, in rem: for hats, and from the start of a phase in which points float over a
 * standing person.
 */
export function headroomFor(view: SessionView, { reveal, staging: scene }: Told): number {
  const shown = [NO_PROGRESS, FULL_PROGRESS].flatMap((progress) =>
    castOf(view, { reveal, scene, progress, standings: [] }),
  )
  const aloft = shown.some(({ isStanding, gain }) => isStanding && gain !== null) ? GAIN : 0
  return HAT * (sizeFor(view.players.length) - 1) + aloft
}
