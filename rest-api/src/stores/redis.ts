import type { Log } from '@highjinks/edge'
import type { Store } from 'express-rate-limit'
import { Redis } from 'ioredis'

/** A client that answers or fails within 1.5 s and comes back by itself. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    commandTimeout: 1500,
    connectTimeout: 1500,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(300, times * 50),
  })
  redis.on('error', (fault) => log.warn({ err: fault }, 'redis connection'))
  return redis
}

/** Counts up and starts the window with the first count, in one step. */
const COUNT = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) left = tonumber(ARGV[1]) end
  return { hits, left }`
/** Takes one back, but never makes a key that would not run out. */
const UNCOUNT = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end
  return 0`

/** The limiter's counts, shared by all processes. */
export function redisCounts(redis: Pick<Redis, 'eval' | 'del'>, prefix: string): Store {
  let windowMs = 60_000
  return {
    localKeys: false,
    prefix,
    init: (options) => {
      windowMs = options.windowMs
    },
    async increment(key) {
      const counted = await redis.eval(COUNT, 1, prefix + key, windowMs)
      const [hits, left] = Array.isArray(counted) ? counted.map(Number) : []
      if (hits === undefined || left === undefined) throw new Error('redis counted nothing')
      return { totalHits: hits, resetTime: new Date(Date.now() + left) }
    },
    async decrement(key) {
      await redis.eval(UNCOUNT, 1, prefix + key)
    },
    async resetKey(key) {
      await redis.del(prefix + key)
    },
  }
}
