import type { Face } from './face.ts'
import { Top } from './top.tsx'

const CROWN = 'M25 41 20 15l15 12L50 8l15 19 15-12-5 26c-15-5-35-5-50 0Z'

/** The crown by itself, as wide as a head. */
export function Crown() {
  return <path d={CROWN} fill="var(--color-amber)" />
}

interface Fit {
  /** Where the middle of its rim is, in the measure of a face. */
  readonly at: readonly [x: number, y: number]
  readonly turn: number
  readonly size: number
  /** How far what is worn moves up, to look out of it. */
  readonly lift?: number
  /** What is worn lies over its rim: a crown in somebody's curls. */
  readonly isBehind?: boolean
}

/**
 * How a crown goes with what is worn, so that both are one joyful thing: around whatever sticks up, in whatever is
 * hair, and askew on whatever is flat.
 */
const CROWN_FITS: Readonly<Record<Face['top'], Fit>> = {
  none: { at: [50, 30], turn: -6, size: 0.82 },
  sprout: { at: [50, 34], turn: -5, size: 0.74, lift: 13 },
  beanie: { at: [50, 29], turn: -4, size: 0.74, lift: 7 },
  curls: { at: [53, 21], turn: 10, size: 0.78, isBehind: true },
  spikes: { at: [36, 19], turn: -20, size: 0.7 },
  party: { at: [51, 34], turn: -3, size: 0.74, lift: 12 },
  phones: { at: [51, 18], turn: 8, size: 0.72 },
  bucket: { at: [50, 34], turn: -3, size: 0.82, lift: 3 },
  bun: { at: [50, 24], turn: -5, size: 0.62, lift: 9 },
  mop: { at: [47, 22], turn: -9, size: 0.8, isBehind: true },
}

/** In the measure of `CROWN`. */
const RIM = '-50 -37'

/** What somebody always wears, and a crown. */
export function CrownedTop({ shape, colour }: { readonly shape: Face['top']; readonly colour: string }) {
  const { isBehind } = CROWN_FITS[shape]
  const crown = <CrownOn top={shape} fill="var(--color-amber)" />
  return (
    <>
      {isBehind && crown}
      <g transform={liftOf(shape)}>
        <Top shape={shape} colour={colour} />
      </g>
      {!isBehind && crown}
    </>
  )
}

/** By how much what is worn under a crown moves, as a transform. */
export function liftOf(shape: Face['top']): string | undefined {
  const { lift } = CROWN_FITS[shape]
  return lift === undefined ? undefined : `translate(0 ${-lift})`
}

interface CrownOnProps {
  readonly top: Face['top']
  /** As thick as all around it, whatever its size. */
  readonly strokeWidth?: number
  readonly fill?: string
}

/** A smaller one, where it sits on what is worn. */
export function CrownOn({ top, strokeWidth = 3.5, fill }: CrownOnProps) {
  const { at, turn, size } = CROWN_FITS[top]
  return (
    <path
      d={CROWN}
      transform={`translate(${at.join(' ')}) rotate(${turn}) scale(${size}) translate(${RIM})`}
      strokeWidth={strokeWidth / size}
      fill={fill}
    />
  )
}
