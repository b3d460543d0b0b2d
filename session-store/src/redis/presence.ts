import type { Presence } from '../port.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'
import { LAPSE } from './scripts.ts'
import { soonest } from './soonest.ts'

/** How much later a session is named once more, in case whoever took it out first has died with it. */
const AGAIN_MS = 5000

export function createPresence(link: Link, keys: Keys, now: () => number): Presence {
  // The index first: an index without an entry is looked at in vain, an entry without an index would stay unnoticed.
  const put = (id: string, field: string, count: number, until: number) =>
    link.ask(async (redis) => {
      const indexed = redis.zadd(keys.shardOf(id).lapse, 'LT', until, id)
      await Promise.all([indexed, redis.hset(keys.here(id), field, `${until}|${count}`)])
    })
  return {
    keep: async (connections, ttl) => {
      const until = now() + ttl
      await Promise.all(
        connections.map(({ session, seat, connection }) =>
          put(session, `c|${connection}|${seat ?? ''}`, seat === null ? 1 : 0, until),
        ),
      )
    },
    watchers: async (process, counts, ttl) => {
      const until = now() + ttl
      await Promise.all([...counts].map(([id, count]) => put(id, `w|${process}`, count, until)))
    },
    online: async (id) => {
      const fields = await link.ask((redis) => redis.hgetall(keys.here(id)))
      const here = Object.entries(fields).map(([field, value]) => {
        const [kind, , seat] = field.split('|')
        const [until, count] = value.split('|').map(Number)
        return { seat: kind === 'c' && seat ? seat : null, until: until ?? 0, count: count ?? 0 }
      })
      const live = here.filter((entry) => entry.until > now())
      return {
        seats: new Set(live.map((entry) => entry.seat).filter((seat) => seat !== null)),
        watchers: live.reduce((sum, entry) => sum + entry.count, 0),
      }
    },
    lapsed: async (limit) => {
      const at = now()
      const ids = await soonest(
        link,
        keys.shards.map((shard) => shard.lapse),
        at,
        limit,
      )
      const counts = await Promise.all(
        ids.map((id) => link.run(LAPSE, [keys.shardOf(id).lapse, keys.here(id)], [id, at, at + AGAIN_MS])),
      )
      return ids.filter((_, i) => Number(counts[i]) > 0)
    },
  }
}
