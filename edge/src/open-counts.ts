import type { AllCounts, Counts } from './counts.ts'
import type { Environment } from './environment.ts'
import type { Log } from './log.ts'
import { memoryCounts } from './memory-counts.ts'
import { connectRedis, redisCounts } from './redis-counts.ts'

/** In Redis where there is one, shared by all processes; else in this process, shared by both its servers. */
export function openCounts({ redisUrl }: Pick<Environment, 'redisUrl'>, log: Log): AllCounts {
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, log)
  const made = new Map<string, Counts>()
  return {
    of(name) {
      const counts = made.get(name) ?? (redis ? redisCounts(redis, `limit:${name}:`) : memoryCounts())
      made.set(name, counts)
      return counts
    },
    close: () => redis?.disconnect(),
  }
}
