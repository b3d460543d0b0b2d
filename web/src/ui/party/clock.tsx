import { saidNow } from '../announcer/announcer.ts'
import { cx } from '../look/cx.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const LAST_SECONDS = 5
const MOST_TICKS = 60
/** From the middle, out of a hundred. */
const [INNER, OUTER] = [38, 47]

export interface ClockProps {
  /** Server time at which it reaches zero. */
  readonly deadline: number
  /** Its whole duration, which is the full ring. */
  readonly totalMs: number
  /** Returns the server's time now. Keep the function the same between renders. */
  readonly now: () => number
  readonly size?: string
  readonly label?: string
  /** Whether it's this person's time that runs: they hear the last ten seconds, and the last five. */
  readonly isMine?: boolean
}

function spoken(seconds: number, label: string): string {
  if (seconds === 0) return `${label}: time is up`
  return `${label}: ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`
}

/** A short clock has no time to speak of ten seconds. */
function isSpoken(seconds: number, totalMs: number): boolean {
  return seconds === LAST_SECONDS || (seconds === 10 && totalMs >= 20_000)
}

/** Returns all ticks as one path: as sixty lines, a new clock would be most of what a new phase draws. */
function ticksTo(count: number, ticks: number): string {
  return Array.from({ length: count }, (_, tick) => {
    const [across, down] = [Math.cos((tick * 2 * Math.PI) / ticks), Math.sin((tick * 2 * Math.PI) / ticks)]
    const at = (radius: number) => `${(50 + radius * across).toFixed(1)} ${(50 + radius * down).toFixed(1)}`
    return `M${at(INNER)}L${at(OUTER)}`
  }).join('')
}

/** An egg timer: one tick per second goes out, and the last five seconds beat. */
export function Clock({ deadline, totalMs, now, size = '5.5rem', label = 'Clock', isMine = true }: ClockProps) {
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
        <g fill="none" strokeWidth={ticks > 40 ? 3 : 4.5} strokeLinecap="round">
          <path d={ticksTo(ticks, ticks)} className="stroke-leaf-700" />
          <path d={ticksTo(lit, ticks)} data-lit={lit} className={last ? 'stroke-warn' : 'stroke-words'} />
        </g>
      </svg>
      <span
        key={last ? seconds : 'calm'}
        aria-hidden="true"
        className={cx('absolute font-display font-extrabold tabular', last && 'animate-beat text-warn')}
        style={{ fontSize: `calc(${size} * 0.34)` }}
      >
        {seconds}
      </span>
      {isMine && (
        <span ref={saidNow} className="sr-only">
          {isSpoken(seconds, totalMs) ? `${seconds} seconds left` : ''}
        </span>
      )}
    </div>
  )
}
