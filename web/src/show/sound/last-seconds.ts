import type { SessionView } from '@highjinks/protocol'

const LAST_SECONDS = 5

/** Returns when the phase's request to a player ends; null if there's no request or no running clock. */
export function askedUntil({ session, table }: Pick<SessionView, 'session' | 'table'>): number | null {
  if (session.status !== 'playing' || !table || table.paused) return null
  return table.waiting.length + table.welcome.length > 0 ? table.deadline : null
}

/** Returns the time until the next of the last five whole seconds begins, or null when none is left. */
export function untilTick(left: number): number | null {
  if (left <= 0) return null
  const over = left - LAST_SECONDS * 1000
  if (over > 0) return over
  const rest = left % 1000
  const next = rest === 0 ? 1000 : rest
  return next < left ? next : null
}

/** Calls `tick` at each of the last five seconds before `deadline`. Returns a function that stops it. */
export function tickLastSeconds(deadline: number, now: () => number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const pause = untilTick(deadline - now())
    if (pause === null) return
    timer = setTimeout(() => {
      tick()
      wait()
    }, pause)
  }
  wait()
  return () => clearTimeout(timer)
}
