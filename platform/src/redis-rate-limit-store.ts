import type { Log } from './log.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import { openRedis, type RedisClient } from './redis.ts'

/** Connects a client that answers or fails within 1.5 s and reconnects automatically. */
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
/** Takes one back and removes a count of zero. */
const UNCOUNT = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 1 then return redis.call('DECR', KEYS[1]) end
  return redis.call('DEL', KEYS[1])`

/** The methods that `defineCommand` adds; the client's types can't know them. */
interface Counting {
  count(key: string, windowMs: number): Promise<unknown>
  uncount(key: string): Promise<unknown>
}

/**
 * Counts for the limiter, shared by all processes. The limiter's own Redis store ends the process if Redis is down at
 * start, and taking back an expired count leaves a key that never expires.
 */
export function redisRateLimitStore(redis: RedisClient, prefix: string): RateLimitStore {
  redis.defineCommand('count', { numberOfKeys: 1, lua: COUNT })
  redis.defineCommand('uncount', { numberOfKeys: 1, lua: UNCOUNT })
  // Both commands were just defined
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
