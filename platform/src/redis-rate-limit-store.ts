import type { Log } from './log.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import { openRedis, type RedisClient } from './redis.ts'

/** A client that answers or fails within 1.5 s and comes back by itself. */
export function connectRedis(url: string, log: Log): RedisClient {
  const redis = openRedis(url, { maxRetriesPerRequest: 0, commandTimeout: 1500, connectTimeout: 1500 })
  redis.on('error', (fault) => log.fault('the counts cannot reach Redis', fault, {}, 'warn'))
  return redis
}

/** Counts up and starts the window with the first count, in one step. */
const COUNT = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) left = tonumber(ARGV[1]) end
  return { hits, left }`
/** Takes one back; what has nothing left to count is not there. */
const UNCOUNT = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 1 then return redis.call('DECR', KEYS[1]) end
  return redis.call('DEL', KEYS[1])`

/** What `defineCommand` adds to a client; its types cannot tell. */
interface Counting {
  count(key: string, windowMs: number): Promise<unknown>
  uncount(key: string): Promise<unknown>
}

/**
 * The limiter's counts, shared by all processes. The limiter's own store for Redis ends the process when Redis is away
 * at the start, and taking back a count that has run out makes a key that never does.
 */
export function redisRateLimitStore(redis: RedisClient, prefix: string): RateLimitStore {
  redis.defineCommand('count', { numberOfKeys: 1, lua: COUNT })
  redis.defineCommand('uncount', { numberOfKeys: 1, lua: UNCOUNT })
  // The two commands that were defined just now
  const counting = redis as unknown as Counting
  let windowMs = 60_000
  return {
    localKeys: false,
    init: (options) => {
      windowMs = options.windowMs
    },
    async increment(key) {
      const counted = await counting.count(prefix + key, windowMs)
      const [hits, left] = Array.isArray(counted) ? counted.map(Number) : []
      if (hits === undefined || left === undefined) throw new Error('redis counted nothing')
      return { totalHits: hits, resetTime: new Date(Date.now() + left) }
    },
    async decrement(key) {
      await counting.uncount(prefix + key)
    },
    async resetKey(key) {
      await redis.del(prefix + key)
    },
  }
}
