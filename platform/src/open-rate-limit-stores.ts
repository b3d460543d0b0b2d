import type { Environment } from './environment.ts'
import type { Log } from './log.ts'
import { memoryRateLimitStore } from './memory-rate-limit-store.ts'
import type { RateLimitStore, RateLimitStores } from './rate-limit-store.ts'
import { connectRedis, redisRateLimitStore } from './redis-rate-limit-store.ts'

/**
 * Opens the stores in Redis if there is one, shared by all processes; otherwise in this process, shared by both
 * servers.
 */
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
