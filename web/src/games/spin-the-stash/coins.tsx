import { GoldRays } from '../attempt/stamp-plays.tsx'
import './coins.css'

const COUNT = 18

/** Spread by rule and not by chance, around a stamp that is wider than tall: the same on every screen. */
const COINS = Array.from({ length: COUNT }, (_, i) => {
  const angle = (i * 2 * Math.PI) / COUNT
  const far = 1 + ((i * 5) % 7) / 12
  return {
    id: `coin ${i}`,
    x: `${(50 * far * Math.cos(angle)).toFixed(1)}vmin`,
    y: `${(15 * far * Math.sin(angle)).toFixed(1)}vmin`,
    turn: `${((i * 47) % 90) - 45}deg`,
    late: (i * 61) % 420,
  }
})

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
