import { useRef } from 'react'
import { cx } from './cx.ts'
import { type Timing, useTimedAnimation } from './use-timed-animation.ts'
import { slicePath, spinTo } from './wheel-angle.ts'

export interface WheelSegment {
  readonly id: string
  readonly label: string
}

export interface WheelSpin extends Timing {
  /** Where it rests, in degrees clockwise; see `segmentAt`. */
  readonly restAngle: number
}

export interface WheelProps {
  readonly segments: readonly WheelSegment[]
  /** The spin going on or gone by; null before the first. */
  readonly spin: WheelSpin | null
  /** Where it rested before this spin. */
  readonly fromAngle?: number
  /** The server's time now. Keep the function the same between renders. */
  readonly now: () => number
  /** The segment to show off once it rests. */
  readonly chosen?: string | null
  readonly className?: string
}

const PAINT = ['pink', 'cream', 'amber', 'teal', 'cream', 'coral', 'lilac', 'cream', 'sky', 'orange'] as const
const EASING = 'cubic-bezier(0.12, 0.74, 0.14, 1)'

function paintOf(index: number, count: number): string {
  if (index === count - 1 && index % PAINT.length === 0) return 'var(--color-orange)'
  return `var(--color-${PAINT[index % PAINT.length]})`
}

function Slices({ segments, chosen }: Pick<WheelProps, 'segments' | 'chosen'>) {
  const count = segments.length
  return segments.map((segment, index) => (
    <g key={segment.id} className={cx(chosen && chosen !== segment.id && 'opacity-35')}>
      <path
        d={slicePath(index, count, 94)}
        fill={paintOf(index, count)}
        stroke="var(--color-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text
        transform={`rotate(${((index + 0.5) * 360) / count - 90}) translate(88 0)`}
        textAnchor="end"
        dominantBaseline="central"
        fontSize={count > 8 ? 9 : 10.5}
        className="fill-ink font-display font-extrabold"
      >
        {segment.label}
      </text>
    </g>
  ))
}

export function Wheel({ segments, spin, fromAngle = 0, now, chosen = null, className }: WheelProps) {
  const disc = useRef<SVGGElement>(null)
  const rest = spin ? spinTo(fromAngle, spin.restAngle) : fromAngle
  const to = `rotate(${rest}deg)`
  useTimedAnimation(
    disc,
    spin && { startAt: spin.startAt, duration: spin.duration, from: `rotate(${fromAngle}deg)`, to, easing: EASING },
    now,
  )
  const shown = segments.find((segment) => segment.id === chosen)
  return (
    <div className={cx('relative', className)}>
      <output className="sr-only">
        {shown ? `The wheel stopped on ${shown.label}` : `A wheel of ${segments.length} segments`}
      </output>
      <svg viewBox="-104 -112 208 216" aria-hidden="true" className="h-auto w-full">
        <circle r="101" fill="var(--color-ink)" />
        <circle r="99" fill="var(--color-leaf-700)" />
        <g ref={disc} style={{ transform: to, transformOrigin: '0 0', transformBox: 'view-box' }}>
          <Slices segments={segments} chosen={chosen} />
          <circle r="19" fill="var(--color-cream)" stroke="var(--color-ink)" strokeWidth="3" />
          <Hub />
        </g>
        <path
          d="M-13-110h26c3 0 4 2 3 5L3-80c-1 3-5 3-6 0l-13-25c-1-3 0-5 3-5Z"
          fill="var(--color-lime)"
          stroke="var(--color-ink)"
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}

/** A sprout with a face: the wheel's own little smile. */
function Hub() {
  return (
    <g stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" fill="none">
      <circle cx="-6" cy="-3" r="1.2" fill="var(--color-ink)" />
      <circle cx="6" cy="-3" r="1.2" fill="var(--color-ink)" />
      <path d="M-7 4c3 5 11 5 14 0" />
    </g>
  )
}
