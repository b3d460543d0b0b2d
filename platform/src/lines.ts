import { createCache } from './cache.ts'

/** The speed of a queue, and its length. */
export interface Pace {
  readonly everyMs: number
  readonly waiting: number
}

/** The number of queues to remember. The one that has not moved for longest is forgotten. */
const LINES_MOST = 50_000

/**
 * Creates queues in this process. Resolves when it's the caller's turn, or right away with false if too many are
 * waiting for that key.
 */
export function createLines({ everyMs, waiting }: Pace): (key: string) => Promise<boolean> {
  /** When the next in each key's queue may go. */
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
