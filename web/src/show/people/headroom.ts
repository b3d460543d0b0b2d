import type { SessionView } from '@highjinks/protocol'
import { castOf } from './cast.ts'
import { sizeFor } from './places.ts'
import { FULL_PROGRESS, NO_PROGRESS, type Reveal } from './reveal.ts'
import type { Scene } from './scene.ts'

/** What the hat of somebody large takes above the sofa of a TV, in rem: a few have the whole sofa, and are larger. */
const HAT = 13
/** What floats over the head of somebody who stands takes so much more of it. */
const GAIN = 3.2
/** Whether so much is kept free that points float beside the jester's desk, who gives way to them. */
export const isAloft = (headroom: number) => headroom >= GAIN

interface Told {
  readonly reveal: Reveal | null
  readonly staging: Scene
}

/** What is kept free above the sofa, in rem: for hats, and from the first moment of a phase in which points float over somebody who stands. */
export function headroomFor(view: SessionView, { reveal, staging: scene }: Told): number {
  const shown = [NO_PROGRESS, FULL_PROGRESS].flatMap((progress) =>
    castOf(view, { reveal, scene, progress, standings: [] }),
  )
  const aloft = shown.some(({ isStanding, gain }) => isStanding && gain !== null) ? GAIN : 0
  return HAT * (sizeFor(view.players.length) - 1) + aloft
}
