import { cx } from '../../ui/look/cx.ts'

const COUNT = 15
const [LEFT, RIGHT, FOOT, SHOULDER] = [10, 110, 168, 62]
const RADIUS = (RIGHT - LEFT) / 2
const POST = FOOT - SHOULDER
const LENGTH = 2 * POST + Math.PI * RADIUS

/** Evenly along the arch: up one post, over the top, down the other. */
function placeAt(way: number): readonly [x: number, y: number] {
  if (way < POST) return [LEFT, FOOT - way]
  if (way > LENGTH - POST) return [RIGHT, FOOT - (LENGTH - way)]
  const turn = Math.PI + (way - POST) / RADIUS
  return [LEFT + RADIUS + RADIUS * Math.cos(turn), SHOULDER + RADIUS * Math.sin(turn)]
}

const BULBS = Array.from({ length: COUNT }, (_, i) => {
  const [x, y] = placeAt((i * LENGTH) / (COUNT - 1))
  // From both feet at once: the last one is at the top.
  return { x, y, rank: Math.min(i, COUNT - 1 - i) }
})
const STEPS = Math.ceil(COUNT / 2)

/** How loud it is, without a number: an arch of bulbs around whoever performs, gone while nobody claps and full when everybody does. */
export function Bulbs({ level }: { readonly level: number }) {
  const lit = Math.ceil(Math.min(1, level) * STEPS)
  const isFull = lit === STEPS
  return (
    <svg
      viewBox="0 0 120 176"
      data-lit={lit}
      opacity={lit > 0 ? 1 : 0}
      className={cx('onstage-bulbs', isFull && 'onstage-bulbs-full')}
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
          {BULBS.map(({ x, y, rank }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle r="5" fill="var(--color-cream)" />
              {rank < lit && (
                <g className="onstage-bulb">
                  <circle r="9.5" fill="var(--color-cream)" stroke="none" opacity="0.75" />
                  <circle r="6" fill="var(--color-amber)" />
                  <path d="M-2.5-1.5q.5-1.5 2-2" fill="none" stroke="var(--color-cream)" strokeWidth="1.6" />
                </g>
              )}
            </g>
          ))}
        </>
      )}
    </svg>
  )
}
