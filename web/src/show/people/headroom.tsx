import type { SessionView } from '@highjinks/protocol'
import { sunkBy } from '../spotlight/give-way.ts'
import { castOf } from './cast.ts'
import { sizeFor } from './places.ts'
import { FULL_PROGRESS, NO_PROGRESS, type Reveal } from './reveal.ts'
import type { Scene } from './scene.ts'

/** What the hat of somebody large takes above the sofa when they stand, of the height of the TV. */
const HAT = 24
/** What floats over the head of somebody who stands takes so much more of it. */
const GAIN = 5.9

interface HeadroomProps {
  readonly view: SessionView
  readonly reveal: Reveal | null
  readonly staging: Scene
}

/**
 * Kept free above the sofa, from the first moment of a phase in which somebody stands or something floats over a head;
 * less of it where the sofa sinks.
 */
export function Headroom({ view, reveal, staging: scene }: HeadroomProps) {
  const shown = [NO_PROGRESS, FULL_PROGRESS].flatMap((progress) =>
    castOf(view, { reveal, scene, progress, standings: [] }),
  )
  const isAbove = shown.some(({ isStanding, gain }) => isStanding || gain !== null)
  if (!isAbove && !scene.sunk) return null
  const aloft = shown.some(({ isStanding, gain }) => isStanding && gain !== null) ? GAIN : 0
  const height = isAbove ? HAT * (sizeFor(view.players.length) - 1) + aloft : 0
  const marginTop = scene.sunk ? `calc(-1 * ${sunkBy(scene.sunk)})` : undefined
  const style = { height: `${height.toFixed(2)}vh`, marginTop }
  return <div aria-hidden="true" className="-mb-3 shrink-0" style={style} />
}
