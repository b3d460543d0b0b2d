import { useRef } from 'react'
import { said } from '../announcer/announcer.ts'
import { cx } from '../look/cx.ts'
import { type Timing, useTimedAnimation } from './use-timed-animation.ts'
import { SLOWING, spinTo } from './wheel-angle.ts'
import { type WheelSegment, WheelSlices } from './wheel-slices.tsx'

export interface WheelSpin extends Timing {
  /** Its rest angle, in degrees clockwise; see `segmentAt`. */
  readonly restAngle: number
}

export interface WheelProps {
  readonly segments: readonly WheelSegment[]
  /** The current or last spin; null before the first. */
  readonly spin: WheelSpin | null
  /** The rest angle before this spin. */
  readonly fromAngle?: number
  /** Returns the server's time now. Keep the function the same between renders. */
  readonly now: () => number
  /** The segment it stopped at, once it rests. */
  readonly chosen?: string | null
  /** The angle at which no label is upside down. Defaults to the rest angle. Null while it turns fast. */
  readonly readAt?: number | null
  /** The highlighted segment, while the others are pale. */
  readonly lit?: string | null
  readonly className?: string
}

const EASING = `cubic-bezier(${SLOWING.join(', ')})`
/** A dashed line's dots, all around the rim. */
const BULBS = { count: 24, radius: 97 } as const

export function Wheel({
  segments,
  spin,
  fromAngle = 0,
  now,
  chosen = null,
  readAt = spin?.restAngle ?? fromAngle,
  lit = null,
  className,
}: WheelProps) {
  const disc = useRef<SVGSVGElement>(null)
  const to = `rotate(${spin ? spinTo(fromAngle, spin.restAngle) : fromAngle}deg)`
  useTimedAnimation(disc, spin && { ...spin, from: `rotate(${fromAngle}deg)`, to, easing: EASING }, now)
  const shown = segments.find((segment) => segment.id === chosen)
  return (
    <div className={cx('relative', className)}>
      <span ref={said} className="sr-only">
        {shown ? `The wheel stopped on ${shown.label}` : `A wheel of ${segments.length} segments`}
      </span>
      <svg viewBox="-104.5 -114 209 218.5" aria-hidden="true" className="h-auto w-full">
        <circle r="104" fill="var(--color-ink)" />
        <circle r="101" fill="var(--color-leaf-700)" />
        <circle
          r={BULBS.radius}
          fill="none"
          stroke="var(--color-amber)"
          strokeWidth="4.4"
          strokeLinecap="round"
          strokeDasharray={`0 ${(2 * Math.PI * BULBS.radius) / BULBS.count}`}
        />
      </svg>
      {/* A drawing of its own: if a part of a drawing turns, the browser repaints all of it in each frame. */}
      <svg
        ref={disc}
        viewBox="-104.5 -104.5 209 209"
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-auto w-full"
        style={{ transform: to }}
      >
        <circle r="92" fill="var(--color-cream)" />
        <WheelSlices {...{ segments, readAt, lit }} />
        <Hub />
      </svg>
      <svg viewBox="-104.5 -114 209 218.5" aria-hidden="true" className="absolute inset-0 size-full">
        <path
          d="M-13-112h26c3 0 4 2 3 5L3-90c-1 3-5 3-6 0l-13-17c-1-3 0-5 3-5Z"
          fill="var(--color-lime)"
          stroke="var(--color-ink)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}

/** The wheel has a face, and gets dizzy as it turns. */
function Hub() {
  return (
    <g stroke="var(--color-ink)" strokeLinecap="round" strokeWidth="3">
      <circle r="24" fill="var(--color-cream)" />
      <circle cx="-8" cy="-4" r="1.8" fill="var(--color-ink)" stroke="none" />
      <circle cx="8" cy="-4" r="1.8" fill="var(--color-ink)" stroke="none" />
      <path d="M-9 5c4 6 14 6 18 0" fill="none" />
    </g>
  )
}
