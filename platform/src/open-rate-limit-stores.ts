import type { Environment } from './environment.ts'
import type { Log } from './log.ts'
import { memoryRateLimitStore } from './memory-rate-limit-store.ts'
import type { RateLimitStore, RateLimitStores } from './rate-limit-store.ts'
import { connectRedis, redisRateLimitStore } from './redis-rate-limit-store.ts'

/** In Redis where there is one, shared by all processes; else in this process, shared by both its servers. */
export function openRateLimitStores({ redisUrl }: Pick<Environment, 'redisUrl'>, log: Log): RateLimitStores {
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, log)
  const made = new Map<string, RateLimitStore>()
  return {
    of(name) {
      const counts = made.get(name) ?? (redis ? redisRateLimitStore(redis, `limit:${name}:`) : memoryRateLimitStore())
      made.set(name, counts)
      return counts
    },
    close: () => redis?.disconnect(),
  }
}
