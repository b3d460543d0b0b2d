import { Later } from '../../../ui/layout/later.tsx'
import './coins.css'

const SIDES = [-1, 1] as const

/**
 * Heaps, each with its crown first, and two coins still in the air: the distance out and down, in hundredths of the
 * canvas's height.
 */
const HEAP = [
  [59, -13],
  [49.5, -4],
  [50, 8],
  [46.5, 13],
  [53, 12.4],
  [43, 18],
  [49.4, 17.4],
  [56, 18.2],
  [39.4, 22.8],
  [46, 22.4],
  [52.6, 23],
  [59, 22.6],
] as const

/** Arranged by rule and not at random: the same on every screen. */
const COINS = SIDES.flatMap((side) =>
  HEAP.map(([out, down], i) => ({
    id: `coin ${side} ${i}`,
    x: `${side * 0.54 * out}rem`,
    y: `${0.54 * down}rem`,
    turn: `${((i * 47) % 90) - 45}deg`,
    late: (i * 61) % 420,
  })),
)

/** The number per frame: all of them together would be styled in one. */
const HANDFUL = 7
const HANDFULS = Array.from({ length: Math.ceil(COINS.length / HANDFUL) }, (_, i) =>
  COINS.slice(i * HANDFUL, (i + 1) * HANDFUL),
)

/** A taken jackpot: coins jump out from behind its stamp and stay. */
export function Coins() {
  return (
    <span aria-hidden="true" className="jackpot-coins">
      {HANDFULS.map((coins, i) => (
        <Later key={coins[0]?.id} turn={i + 1}>
          {coins.map((coin) => (
            <Coin key={coin.id} {...coin} />
          ))}
        </Later>
      ))}
    </span>
  )
}

function Coin({ x, y, turn, late }: (typeof COINS)[number]) {
  return (
    <svg
      className="halts"
      viewBox="0 0 40 40"
      style={{ '--x': x, '--y': y, '--turn': turn, animationDelay: `${late}ms` }}
    >
      <circle cx="20" cy="20" r="17" fill="var(--color-amber)" stroke="var(--color-ink)" strokeWidth="4" />
      <path
        d="M20 9l3.2 7 7.6.8-5.7 5.1 1.6 7.5-6.7-3.8-6.7 3.8 1.6-7.5-5.7-5.1 7.6-.8z"
        fill="var(--color-cream)"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
