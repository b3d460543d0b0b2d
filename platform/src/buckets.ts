import { createCache } from './cache.ts'

/** The burst, and the tokens added per second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

export interface Buckets {
  /** Takes one token of this key, or returns false if there is none. */
  take(key: string, now: number): boolean
  /** Returns whether a token is left, without taking it. Used where only failures count. */
  has(key: string, now: number): boolean
  readonly size: number
}

/** Creates one bucket for an owner that holds it. Takes `cost` tokens, or none and returns false. */
export function createBucket({ burst, perSecond }: Allowance): (now: number, cost?: number) => boolean {
  let tokens = burst
  let at = Number.NEGATIVE_INFINITY
  return (now, cost = 1) => {
    tokens = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond)
    at = now
    if (tokens < cost) return false
    tokens -= cost
    return true
  }
}

interface Bucket {
  readonly tokens: number
  readonly at: number
}

/**
 * Creates token buckets in this process. At most `most` keys are kept, so that inventing keys can't fill the memory.
 */
export function createBuckets(allowance: Allowance, most = 50_000): Buckets {
  const buckets = createCache<Bucket>(most)

  function level(key: string, now: number): number {
    const bucket = buckets.peek(key)
    if (!bucket) return allowance.burst
    const elapsed = Math.max(0, now - bucket.at)
    return Math.min(allowance.burst, bucket.tokens + (elapsed / 1000) * allowance.perSecond)
  }

  return {
    take(key, now) {
      const tokens = level(key, now)
      const taken = tokens >= 1
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at: now })
      return taken
    },
    has: (key, now) => level(key, now) >= 1,
    get size() {
      return buckets.size
    },
  }
}
