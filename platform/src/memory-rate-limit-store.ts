import type { RateLimitStore } from './rate-limit-store.ts'

interface Count {
  hits: number
  readonly until: number
}

/** The limiter's counts of one process. At most `most` keys are kept, so that inventing keys cannot fill the memory. */
export function memoryRateLimitStore(
  most = 50_000,
  now: () => number = Date.now,
): RateLimitStore & { readonly size: number } {
  const counts = new Map<string, Count>()
  let windowMs = 60_000

  function running(key: string): Count | undefined {
    const count = counts.get(key)
    return count && count.until > now() ? count : undefined
  }

  return {
    localKeys: true,
    init: (options) => {
      windowMs = options.windowMs
    },
    increment: (key) => {
      const count = running(key) ?? { hits: 0, until: now() + windowMs }
      count.hits++
      // Taken out and put back, so that the map's order is the order of last use
      counts.delete(key)
      counts.set(key, count)
      if (counts.size > most) {
        for (const oldest of counts.keys()) {
          counts.delete(oldest)
          break
        }
      }
      return { totalHits: count.hits, resetTime: new Date(count.until) }
    },
    decrement: (key) => {
      const count = running(key)
      if (count) count.hits--
      if (!count || count.hits <= 0) counts.delete(key)
    },
    resetKey: (key) => void counts.delete(key),
    get size() {
      return counts.size
    },
  }
}
