import { randomBytes } from 'node:crypto'
import { TAKEN_MS } from '../commit.ts'
import type { Keys, ShardKeys } from './keys.ts'
import type { Link } from './link.ts'

const RENEW_MS = 1000
/** A process that hasn't renewed its membership for this long counts as dead. */
const MEMBER_MS = 3000

/** A shard to search for sessions that have been due for this long. */
export interface Look {
  readonly shard: ShardKeys
  readonly overdue: number
}

/** Distributes the shards among the processes that check clocks. */
export interface ShardAssignment {
  /**
   * Returns where this process should look now: at its own shards and, once a second, at overdue sessions of others.
   */
  readonly looks: () => Promise<readonly Look[]>
  /** Ends this membership now, so that the others don't have to wait for it to expire. */
  readonly leave: () => Promise<void>
}

/**
 * Creates the assignment without locks: every process distributes the shards by the same list of members. While two
 * know different lists, a shard may have two owners, which `takeDue` handles, or none, until its sessions are overdue.
 */
export function createShardAssignment(link: Link, keys: Keys, now: () => number): ShardAssignment {
  const name = randomBytes(6).toString('base64url')
  let renewedAt: number | null = null
  let own: readonly Look[] = []

  return {
    looks: async () => {
      const at = now()
      if (renewedAt !== null && at >= renewedAt && at < renewedAt + RENEW_MS) return own
      const answer = await link.run('joinSweepers', [keys.sweepers], [name, at, at + MEMBER_MS])
      const names = Array.isArray(answer) ? answer.map(String).sort() : []
      const all = keys.shards.map((shard, number) => ({
        shard,
        overdue: names[number % names.length] === name ? 0 : TAKEN_MS,
      }))
      own = all.filter(({ overdue }) => overdue === 0)
      renewedAt = at
      return all
    },
    leave: async () => {
      if (renewedAt !== null) await link.ask((redis) => redis.zrem(keys.sweepers, name))
    },
  }
}
