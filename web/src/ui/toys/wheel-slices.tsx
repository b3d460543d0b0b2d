import { isUpsideDown, slicePath } from './wheel-angle.ts'

export interface WheelSegment {
  readonly id: string
  readonly label: string
  /** A palette color. Defaults to the one for its position. */
  readonly paint?: string
}

const PAINT = ['pink', 'cream', 'amber', 'teal', 'cream', 'coral', 'lilac', 'cream', 'sky', 'orange'] as const
/** Up to this many, a label is upright under the pointer; more of them have to run along the spoke. */
const MOST_UPRIGHT = 9
const LINE = 11.5
/** The distance of the middle of the lines from the hub: clear of the pointer. */
const OUT = { one: 70, two: 67.5 } as const
/**
 * The extra distance for a label that is turned over: its first line is the inner one and needs as much room, and
 * there's no pointer.
 */
const FARTHER = 7.5
/** A label's largest size, the width of a letter relative to that, and the margin at both edges of a slice. */
const LARGEST = 12
const LETTER = 0.6
const EDGES = 3.2

function paintOf(index: number, count: number): string {
  const meetsItself = index === count - 1 && index % PAINT.length === 0
  return meetsItself ? 'var(--color-orange)' : `var(--color-${PAINT[index % PAINT.length]})`
}

/** Returns one line, or two split at the space nearest to the middle. */
function linesOf(label: string): readonly string[] {
  const spaces = [...label.matchAll(/ /g)].map((space) => space.index)
  if (label.length < 9 || spaces.length === 0) return [label]
  const middle = label.length / 2
  const cut = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best))
  return [label.slice(0, cut), label.slice(cut + 1)]
}

interface LabelProps {
  readonly label: string
  /** The number of slices. */
  readonly count: number
  readonly turn: number
  readonly isAlongSpoke: boolean
  /** Turned over, to be read from below. */
  readonly isTurned: boolean
}

function Label({ label, turn, count, isAlongSpoke, isTurned }: LabelProps) {
  const look = 'fill-ink font-display font-extrabold'
  if (isAlongSpoke) {
    return (
      <text
        transform={`rotate(${turn - 90}) translate(88 0)`}
        textAnchor="end"
        dominantBaseline="central"
        fontSize="8.5"
        className={look}
      >
        {label}
      </text>
    )
  }
  const lines = linesOf(label)
  const out = lines.length > 1 ? OUT.two : OUT.one
  return (
    <g transform={`rotate(${turn}) translate(0 ${-out})`}>
      <text
        y={4 - ((lines.length - 1) * LINE) / 2}
        textAnchor="middle"
        fontSize={sizeOf(lines, out, count)}
        className={`${look} transition-transform duration-400`}
        style={{
          transform: `rotate(${isTurned ? 180 : 0}deg) translateY(${isTurned && lines.length > 1 ? FARTHER : 0}px)`,
        }}
      >
        {lines.map((line, row) => (
          <tspan key={line} x="0" dy={row === 0 ? 0 : LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Returns the largest size at which every line fits its slice, which is narrower toward the hub. */
function sizeOf(lines: readonly string[], out: number, count: number): number {
  const sizes = lines.map((line, row) => {
    const foot = out + (lines.length - 1) * (LINE / 2) - row * LINE - LINE / 3
    return (2 * foot * Math.tan(Math.PI / count) - EDGES) / (LETTER * line.length)
  })
  return Math.min(LARGEST, ...sizes)
}

export interface WheelSlicesProps {
  readonly segments: readonly WheelSegment[]
  /** The angle at which none of its labels is upside down; null leaves them as they are at the top. */
  readonly readAt: number | null
  /** The highlighted one, while the others are pale. */
  readonly lit: string | null
}

export function WheelSlices({ segments, readAt, lit }: WheelSlicesProps) {
  const count = segments.length
  const slices = segments.map((segment, index) => (
    <Slice key={segment.id} {...{ segment, index, count, readAt }} isPale={lit !== null} />
  ))
  const index = segments.findIndex(({ id }) => id === lit)
  const segment = segments[index]
  if (!segment) return slices
  return (
    <>
      {slices}
      {/* Drawn again, in front of its neighbors and out over the rim. */}
      <g className="animate-pop" transform="scale(1.07)">
        <path
          d={slicePath(index, count, RADIUS)}
          fill="none"
          stroke="var(--color-cream)"
          strokeWidth="7"
          strokeLinejoin="round"
        />
        <Slice {...{ segment, index, count, readAt }} isPale={false} />
      </g>
    </>
  )
}

const RADIUS = 92
/** The share of its color that a losing slice keeps; ink on it is as readable as before. */
const PALE = 0.42

interface SliceProps extends Pick<WheelSlicesProps, 'readAt'> {
  readonly segment: WheelSegment
  readonly index: number
  readonly count: number
  readonly isPale: boolean
}

function Slice({ segment, index, count, readAt, isPale }: SliceProps) {
  return (
    <g>
      <path
        d={slicePath(index, count, RADIUS)}
        fill={segment.paint ? `var(--color-${segment.paint})` : paintOf(index, count)}
        fillOpacity={isPale ? PALE : undefined}
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Label
        label={segment.label}
        count={count}
        turn={((index + 0.5) * 360) / count}
        isAlongSpoke={count > MOST_UPRIGHT}
        isTurned={readAt !== null && isUpsideDown(index, count, readAt)}
      />
    </g>
  )
}
