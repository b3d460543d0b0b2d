import { GoldRays } from '../attempt/stamp-plays.tsx'
import './coins.css'

const ROWS = 5
const SIDES = [-1, 1] as const

/** Spread by rule and not by chance: at both sides of whatever is read, two by two, the same on every screen. */
const COINS = SIDES.flatMap((side) =>
  Array.from({ length: 2 * ROWS }, (_, i) => {
    const row = Math.floor(i / 2)
    const out = 45.5 + (i % 2) * 8.5 + ((row * 5) % 3)
    return {
      id: `coin ${side} ${i}`,
      x: `${(side * out).toFixed(1)}vmin`,
      y: `${-19 + row * 8.5 + (i % 2) * 3}vmin`,
      turn: `${((i * 47) % 90) - 45}deg`,
      late: (i * 61) % 420,
    }
  }),
)

/** Of a jackpot that was taken: gold shines behind its stamp, and coins jump out of it and stay. */
export function Coins() {
  return (
    <span aria-hidden="true" className="jackpot-coins">
      <GoldRays />
      {COINS.map(({ id, x, y, turn, late }) => (
        <svg
          key={id}
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
      ))}
    </span>
  )
}
