import { cx } from '../look/cx.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const LAST_SECONDS = 5
const MOST_TICKS = 60

export interface ClockProps {
  /** Server time at which it reaches zero. */
  readonly deadline: number
  /** How long it ran from the start; the full ring. */
  readonly totalMs: number
  /** The server's time now. Keep the function the same between renders. */
  readonly now: () => number
  readonly size?: string
  readonly label?: string
}

function spoken(seconds: number, label: string): string {
  if (seconds === 0) return `${label}: time is up`
  return `${label}: ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`
}

/** An egg timer: one tick a second goes out, the last five seconds beat. */
export function Clock({ deadline, totalMs, now, size = '5.5rem', label = 'Clock' }: ClockProps) {
  const seconds = useSecondsLeft(deadline, now)
  const ticks = Math.min(MOST_TICKS, Math.max(1, Math.round(totalMs / 1000)))
  const lit = Math.ceil((ticks * seconds * 1000) / Math.max(totalMs, 1))
  const last = seconds <= LAST_SECONDS
  return (
    <div
      role="timer"
      aria-label={spoken(seconds, label)}
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="50" cy="50" r="36" className="fill-leaf-800" />
        {Array.from({ length: ticks }, (_, tick) => (
          <line
            key={tick}
            x1="88"
            x2="97"
            y1="50"
            y2="50"
            transform={`rotate(${(tick * 360) / ticks} 50 50)`}
            strokeWidth={ticks > 40 ? 3 : 4.5}
            strokeLinecap="round"
            className={tick < lit ? (last ? 'stroke-warn' : 'stroke-words') : 'stroke-leaf-700'}
          />
        ))}
      </svg>
      <span
        key={last ? seconds : 'calm'}
        aria-hidden="true"
        className={cx('absolute font-display font-extrabold tabular', last && 'animate-beat text-warn')}
        style={{ fontSize: `calc(${size} * 0.34)` }}
      >
        {seconds}
      </span>
      <output className="sr-only">{seconds === 10 || seconds === LAST_SECONDS ? spoken(seconds, label) : ''}</output>
    </div>
  )
}
