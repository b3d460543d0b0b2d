import { createCache } from './cache.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

interface Count {
  hits: number
  readonly until: number
}

/**
 * Counts for the limiter within one process. At most `most` keys are kept, so that inventing keys can't fill the
 * memory.
 */
export function memoryRateLimitStore(
  most = 50_000,
  now: () => number = Date.now,
): RateLimitStore & { readonly size: number } {
  const counts = createCache<Count>(most)
  let windowMs = 60_000

  function running(key: string): Count | undefined {
    const count = counts.peek(key)
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
      counts.set(key, count)
      return { totalHits: count.hits, resetTime: new Date(count.until) }
    },
    decrement: (key) => {
      const count = running(key)
      if (count) count.hits--
      if (!count || count.hits <= 0) counts.drop(key)
    },
    resetKey: counts.drop,
    get size() {
      return counts.size
    },
  }
}
