import { type SVGAttributes, useState } from 'react'

/** The points that fill a lap if no one has more. */
const FULL_PILE = 1600
const CREAM = 'var(--color-cream)'

/** Each is one path: a full sofa holds a hundred of them, and the browser paints each part. */
const POPCORN = { d: 'M-7 2c-4-5 1-10 5-8 3-4 9-1 8 3 4 2 2 8-2 7-2 4-8 4-11-2Z', fill: CREAM }
const SNACKS: readonly SVGAttributes<SVGPathElement>[] = [
  POPCORN,
  { d: 'M-9 3C-5-7 5-8 9 2 4 7-4 8-9 3Z', fill: 'var(--color-amber)' },
  POPCORN,
  { d: 'm-5 0-6-4v8ZM5 0l6-4v8ZM-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z', fill: 'var(--color-pink)' },
  POPCORN,
  {
    d: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
    fill: 'var(--color-coral)',
    fillRule: 'evenodd',
  },
  {
    d: 'M0 5C-12-2-8-9-3-6L5 5M0 5C12-2 8-9 3-6L-5 5',
    fill: 'none',
    stroke: 'var(--color-amber)',
    strokeWidth: 4,
  },
]

/** From the rim up, each row from its middle outward. */
const PLACES = [6, 5, 4, 3].flatMap((count, row) => {
  const steps = Array.from({ length: count }, (_, i) => i - (count - 1) / 2)
  return steps.toSorted((a, b) => Math.abs(a) - Math.abs(b)).map((step) => ({ x: 70 + step * 18.5, y: 147 - row * 12 }))
})

/** Returns none for no points and the whole pile for the best. Early leads are low piles all the same. */
export function snacksFor(score: number, best: number): number {
  if (score <= 0) return 0
  const full = Math.max(best, FULL_PILE)
  return Math.max(1, Math.round((PLACES.length * score) / full))
}

const PENNANT = (
  <g data-pennant>
    <path d="M24 156V92" fill="none" strokeWidth="5" />
    <path d="M24 92-22 104 24 122Z" fill={CREAM} />
    <path d="m8 100 2 5 5 0-4 3 2 5-5-3-5 3 2-5-4-3 5 0Z" fill="var(--color-amber)" stroke="none" />
  </g>
)

/** The pause between two falling pieces. */
const BETWEEN_MS = 45

interface SnacksProps {
  readonly count: number
  /** The leader eats from gold, under a pennant. */
  readonly isMost: boolean
}

/** Draws points as snacks: more points make a higher pile in the lap. Older snacks don't fall again. */
export function Snacks({ count, isMost }: SnacksProps) {
  const [there] = useState(count)
  return (
    <>
      {PLACES.slice(0, count).map(({ x, y }, i) => (
        <path
          key={`${x} ${y}`}
          data-snack={i >= there ? 'falls' : 'lies'}
          {...SNACKS[i % SNACKS.length]}
          transform={`translate(${x} ${y}) rotate(${((i * 47) % 70) - 35}) scale(1.25)`}
          style={{ animationDelay: `${Math.max(0, i - there) * BETWEEN_MS}ms` }}
        />
      ))}
      {isMost && PENNANT}
      <path d="M13 153h114l-11 33c-24 8-68 8-92 0Z" fill={isMost ? 'var(--color-amber)' : CREAM} />
    </>
  )
}
