import { COUCH } from './sofa-furniture.tsx'
import type { SofaSpot } from './sofa-spots.ts'

const MOST_HEADS = 7

interface WatchersProps {
  readonly count: number
  readonly places: readonly SofaSpot[]
  /** The sofa's width. */
  readonly width: number
  /** Together they are the balcony, which has a color and opera glasses. */
  readonly isBalcony?: boolean
}

/** Draws spectators, who have no face of their own: heads behind the back of the sofa, between the people on it. */
export function Watchers({ count, places, width, isBalcony = false }: WatchersProps) {
  const heads = gapsIn(places, width).slice(0, Math.min(count, MOST_HEADS))
  if (heads.length === 0) return null
  return (
    <svg
      viewBox={`0 0 ${width} ${COUCH.height}`}
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      <g stroke="var(--color-ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {heads.map((x, i) => (
          <g key={x} data-watcher transform={`translate(${x} ${70 + (i % 2) * 6})`}>
            <path
              d="M-25 50V8C-25-12-15-22 0-22S25-12 25 8V50Z"
              fill={isBalcony ? 'var(--color-lilac)' : 'var(--sofa-shade)'}
            />
            {isBalcony && i === 0 ? (
              <OperaGlasses />
            ) : (
              <g fill="var(--color-ink)" stroke="none">
                <circle cx="-9" cy="4" r="4" />
                <circle cx="9" cy="4" r="4" />
              </g>
            )}
          </g>
        ))}
      </g>
    </svg>
  )
}

function OperaGlasses() {
  return (
    <g data-balcony>
      <path d="M-9 6h18" strokeWidth="6" />
      <circle cx="-10" cy="4" r="9" fill="var(--color-gold)" />
      <circle cx="10" cy="4" r="9" fill="var(--color-gold)" />
      <path d="M-7 24q7 6 14 0" fill="none" />
    </g>
  )
}

/** Returns the gaps between two people and beside them, the middle first. */
function gapsIn(places: readonly SofaSpot[], width: number): readonly number[] {
  const most = width / 2 - 2 * COUCH.arms
  const front = places.filter(({ isBehind }) => !isBehind)
  const step = front[0]?.width ?? 2 * COUCH.arms
  const reach = Math.floor((2 * most) / step)
  const fromMiddle = Array.from(
    { length: reach },
    (_, i) => (i - Math.floor(reach / 2) + (front.length % 2) / 2) * step,
  )
  return fromMiddle
    .filter((x) => Math.abs(x) < most)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .map((x) => width / 2 + x)
}
