import type { CSSProperties } from 'react'
import { CrownOn, liftOf } from '../../ui/avatar/crown.tsx'
import type { Face } from '../../ui/avatar/face.ts'
import { HEAD_OUTLINES } from '../../ui/avatar/head.tsx'
import { TORSO } from './torso.tsx'

/** The outline of each hat. */
const TOP_OUTLINES: Readonly<Record<Face['top'], string>> = {
  none: '',
  sprout: 'M50 30V17M50 19c-3-9-11-12-18-10 1 8 8 13 18 10ZM50 17c2-8 10-12 17-10 0 8-7 13-17 10Z',
  beanie: 'M44 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM24 39c0-16 11-24 26-24s26 8 26 24ZM23 36h54v7H23Z',
  curls:
    'M22 46c-8-3-8-14 0-16-2-9 7-15 14-11 3-8 16-10 20-3 8-4 17 3 15 11 9 1 11 13 4 18-4 3-9 1-11-3-5 4-12 3-14-2-5 4-12 3-14-2-3 6-9 8-14 8Z',
  spikes: 'M22 45 20 22l11 9 5-18 11 14 8-17 7 17 12-10-1 16 9 1-6 13c-13-12-40-13-54-2Z',
  party: 'M33 36 53 5l15 30c-10 6-25 6-35 1ZM48 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  phones: 'M19 55C17 31 31 17 50 17s33 14 31 38M14 50h9v19h-9ZM77 50h9v19h-9Z',
  bucket: 'M29 36 34 15c9-4 23-4 32 0l5 21ZM29 33c-8 2-14 6-16 12 22-6 52-6 74 0-2-6-8-10-16-12-13-3-29-3-42 0Z',
  bun: 'M40 14a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM20 50c-1-19 12-29 30-29s31 10 30 29c-5-2-9-6-11-11-14 4-30 3-38-2-1 6-5 10-11 13Z',
  mop: 'M16 60c-4-27 10-42 34-42s38 15 34 42c-6-1-9-6-9-12-9 2-18-1-22-6-5 5-14 8-23 6-1 6-7 11-14 12Z',
}

/** The thickness of the rim, with the part under the outline. */
const RIM = 12

interface HaloProps {
  readonly head: Face['head']
  readonly top: Face['top']
  readonly hasCrown: boolean
  /** The position of the head in the drawing of the whole body. */
  readonly headStyle: CSSProperties
  readonly isLooking: boolean
}

/**
 * Draws a paper rim around a person who wears the room's color. It is behind the whole figure, or it would cut through
 * the neck.
 */
export function Halo({ head, top, hasCrown, headStyle, isLooking }: HaloProps) {
  return (
    <g fill="none" stroke="var(--color-cream)" strokeWidth={RIM}>
      <path d={TORSO} />
      <g style={headStyle}>
        <path data-looking={isLooking || undefined} d={HEAD_OUTLINES[head] + (hasCrown ? '' : TOP_OUTLINES[top])} />
        {hasCrown && (
          <>
            <path d={TOP_OUTLINES[top]} transform={liftOf(top)} />
            <CrownOn top={top} strokeWidth={RIM} />
          </>
        )}
      </g>
    </g>
  )
}
