import type { Environment } from './environment.ts'
import type { Log } from './log.ts'
import { memoryCounts } from './memory-counts.ts'
import { connectRedis, redisCounts } from './redis-counts.ts'

/** How often something was done by somebody within a window of time. What express-rate-limit asks of a store. */
export interface Counts {
  /** Whether only this process counts here. */
  readonly localKeys: boolean
  readonly init: (options: { readonly windowMs: number }) => void
  /** The count with this one, and when its window ends. */
  readonly increment: (key: string) => Promise<Counted> | Counted
  /** Takes one back; what has nothing left to count is not there. */
  readonly decrement: (key: string) => Promise<void> | void
  readonly resetKey: (key: string) => Promise<void> | void
}
export interface Counted {
  readonly totalHits: number
  readonly resetTime: Date
}

/** The counts of everything that is limited, by name: whoever asks for the same name counts together. */
export interface AllCounts {
  readonly of: (name: string) => Counts
  readonly close: () => void
}

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
