import { createCache } from './cache.ts'

/** So much at once, so much a second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

export interface Buckets {
  /** Takes one token of this key; false when there is none. */
  take(key: string, now: number): boolean
  /** Whether a token could be taken now, without taking it: for callers of whom only failures count. */
  has(key: string, now: number): boolean
  readonly size: number
}

/** One bucket, for what lives no longer than its owner: takes so many tokens, or none and says so. */
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

/** Token buckets in this process. At most `most` keys are kept, so that inventing keys cannot fill the memory. */
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
