import type { SessionView } from '@highjinks/protocol'
import { castOf } from './cast.ts'
import { sizeFor } from './places.ts'
import { FULL_PROGRESS, NO_PROGRESS, type Reveal } from './reveal.ts'
import type { Scene } from './scene.ts'

/** What the hat of somebody large takes above the sofa of a TV when they stand, in rem. */
const HAT = 13
/** What floats over the head of somebody who stands takes so much more of it. */
const GAIN = 3.2

interface Told {
  readonly reveal: Reveal | null
  readonly staging: Scene
}

/** What is kept free above the sofa, in rem, from the first moment of a phase in which somebody stands or something floats over a head. */
export function headroomFor(view: SessionView, { reveal, staging: scene }: Told): number {
  const shown = [NO_PROGRESS, FULL_PROGRESS].flatMap((progress) =>
    castOf(view, { reveal, scene, progress, standings: [] }),
  )
  if (!shown.some(({ isStanding, gain }) => isStanding || gain !== null)) return 0
  const aloft = shown.some(({ isStanding, gain }) => isStanding && gain !== null) ? GAIN : 0
  return HAT * (sizeFor(view.players.length) - 1) + aloft
}
