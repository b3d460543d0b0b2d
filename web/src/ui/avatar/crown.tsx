import type { Face } from './face.ts'
import { Top } from './top.tsx'

const CROWN = 'M25 41 20 15l15 12L50 8l15 19 15-12-5 26c-15-5-35-5-50 0Z'

/** The crown without a head, as wide as one. */
export function Crown() {
  return <path d={CROWN} fill="var(--color-amber)" />
}

interface Fit {
  /** The middle of its rim, in a face's units. */
  readonly at: readonly [x: number, y: number]
  readonly turn: number
  readonly size: number
  /** The distance the headwear moves up to show above the crown. */
  readonly lift?: number
  /** The headwear covers its rim: a crown in curls. */
  readonly isBehind?: boolean
}

/**
 * Fits the crown to the headwear, so that both are one joyful thing: around anything that sticks up, inside hair, and
 * askew on anything flat.
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

/** In the units of `CROWN`. */
const RIM = '-50 -37'

/** Draws the usual headwear and a crown. */
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

/** Returns the shift of headwear under a crown, as a transform. */
export function liftOf(shape: Face['top']): string | undefined {
  const { lift } = CROWN_FITS[shape]
  return lift === undefined ? undefined : `translate(0 ${-lift})`
}

interface CrownOnProps {
  readonly top: Face['top']
  /** Matches the lines around it at any size. */
  readonly strokeWidth?: number
  readonly fill?: string
}

/** A smaller crown that is on top of the headwear. */
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
