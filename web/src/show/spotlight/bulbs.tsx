import { cx } from '../../ui/look/cx.ts'

const COUNT = 15
const [LEFT, RIGHT, FOOT, SHOULDER] = [10, 110, 168, 62]
const RADIUS = (RIGHT - LEFT) / 2
const POST = FOOT - SHOULDER
const LENGTH = 2 * POST + Math.PI * RADIUS

/** Returns evenly spaced points along the arch: up one post, over the top, down the other. */
function placeAt(way: number): readonly [x: number, y: number] {
  if (way < POST) return [LEFT, FOOT - way]
  if (way > LENGTH - POST) return [RIGHT, FOOT - (LENGTH - way)]
  const turn = Math.PI + (way - POST) / RADIUS
  return [LEFT + RADIUS + RADIUS * Math.cos(turn), SHOULDER + RADIUS * Math.sin(turn)]
}

const BULBS = Array.from({ length: COUNT }, (_, i) => {
  const [x, y] = placeAt((i * LENGTH) / (COUNT - 1))
  // Counts from both feet, so that the last one is at the top.
  return { x, y, rank: Math.min(i, COUNT - 1 - i) }
})
/** Draws round dots as lines of no length, so that any number of them is one part of the picture. */
const dotsOf = (bulbs: typeof BULBS) => bulbs.map(({ x, y }) => `M${x} ${y}h0`).join('')

const STEPS = Math.ceil(COUNT / 2)

/**
 * Shows the applause without a number: an arch of bulbs around the performer, gone while no one claps and full when
 * everyone does.
 */
export function Bulbs({ level }: { readonly level: number }) {
  const lit = Math.ceil(Math.min(1, level) * STEPS)
  const isFull = lit === STEPS
  return (
    <svg
      viewBox="0 0 120 176"
      data-lit={lit}
      opacity={lit > 0 ? 1 : 0}
      className={cx('spotlight-bulbs', isFull && 'spotlight-bulbs-full')}
      stroke="var(--color-ink)"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {lit > 0 && (
        <>
          <path
            d={`M${LEFT} ${FOOT}V${SHOULDER}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0V${FOOT}`}
            fill="none"
            strokeWidth="3"
          />
          <path d={dotsOf(BULBS)} strokeWidth="11.8" />
          <path d={dotsOf(BULBS)} stroke="var(--color-cream)" strokeWidth="8.2" />
          {[0, 1].map((turn) => (
            <Lit key={turn} bulbs={BULBS.filter(({ rank }, i) => rank < lit && i % 2 === turn)} />
          ))}
        </>
      )}
    </svg>
  )
}

/** Every other lit bulb, in alternation. */
function Lit({ bulbs }: { readonly bulbs: typeof BULBS }) {
  const dots = dotsOf(bulbs)
  return (
    <g className="spotlight-bulb">
      <path d={dots} stroke="var(--color-cream)" strokeWidth="19" opacity="0.75" />
      <path d={dots} strokeWidth="13.8" />
      <path d={dots} stroke="var(--color-amber)" strokeWidth="10.2" />
      <path
        d={bulbs.map(({ x, y }) => `M${x - 2.5} ${y - 1.5}q.5-1.5 2-2`).join('')}
        fill="none"
        stroke="var(--color-cream)"
        strokeWidth="1.6"
      />
    </g>
  )
}
