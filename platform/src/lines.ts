import { createCache } from './cache.ts'

/** One of a key goes every so often, so many wait. */
export interface Pace {
  readonly everyMs: number
  readonly waiting: number
}

/** Lines that are remembered at most; a line is forgotten when it has not moved for longest. */
const LINES_MOST = 50_000

/** Resolves when it is the caller's turn; false at once: too many of that key wait. The lines are this process's own. */
export function createLines({ everyMs, waiting }: Pace): (key: string) => Promise<boolean> {
  /** When the next in the line of a key may go. */
  const nextAt = createCache<number>(LINES_MOST)
  return async (key) => {
    const now = performance.now()
    const at = Math.max(now, nextAt.peek(key) ?? now)
    if (at - now > waiting * everyMs) return false
    nextAt.set(key, at + everyMs)
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
    return true
  }
}
