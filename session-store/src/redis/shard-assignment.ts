import { randomBytes } from 'node:crypto'
import { TAKEN_MS } from '../commit.ts'
import type { Keys, ShardKeys } from './keys.ts'
import type { Link } from './link.ts'

const RENEW_MS = 1000
/** Whoever has not renewed its membership for so long has died, or is as good as dead. */
const MEMBER_MS = 3000

/** A shard to look at for sessions that have been due for so long. */
export interface Look {
  readonly shard: ShardKeys
  readonly overdue: number
}

/** The shards, dealt out among the processes that look at clocks. */
export interface ShardAssignment {
  /** Where this process is to look now: at its own shards, and once a second at what others have let stand as well. */
  readonly looks: () => Promise<readonly Look[]>
  /** The others need not wait until this membership has run out. */
  readonly leave: () => Promise<void>
}

/**
 * Nothing is locked: every process deals by the same list of members. While two know different lists a shard is looked at
 * by both for a moment, where `takeDue` parts them, or by neither, which ends when what is due there is overdue.
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
