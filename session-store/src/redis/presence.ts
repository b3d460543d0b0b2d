import { type SessionId } from '@highjinks/protocol'
import type { Presence } from '../port.ts'
import { PRESENCE_TTL_MS } from '../port.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'
import { membersDue } from './soonest.ts'

/** How much later a session is named once more, in case whoever took it out first has died with it. */
const AGAIN_MS = 5000
/** No entry is kept for longer, but for clocks that differ a little. */
const LONGEST_MS = PRESENCE_TTL_MS + 1000

export function createPresence(link: Link, keys: Keys, now: () => number): Presence {
  const put = (id: SessionId, fields: Readonly<Record<string, string>>, until: number) =>
    link.ask(async (redis) => {
      // The index first: without an entry it is looked at in vain, an entry without it would stay unnoticed.
      const indexed = redis.zadd(keys.shardOf(id).lapse, 'LT', until, id)
      await Promise.all([indexed, redis.hset(keys.here(id), fields)])
    })
  return {
    keep: async (connections, ttl) => {
      const until = now() + ttl
      const sessions = new Map<SessionId, Record<string, string>>()
      for (const { session, seat, connection } of connections) {
        const fields = sessions.get(session) ?? {}
        fields[`c|${connection}|${seat ?? ''}`] = `${until}|${seat === null ? 1 : 0}`
        sessions.set(session, fields)
      }
      await Promise.all([...sessions].map(([id, fields]) => put(id, fields, until)))
    },
    watchers: async (process, counts, ttl) => {
      const until = now() + ttl
      await Promise.all([...counts].map(([id, count]) => put(id, { [`w|${process}`]: `${until}|${count}` }, until)))
    },
    online: async (id) => {
      const fields = await link.ask((redis) => redis.hgetall(keys.here(id)))
      const here = Object.entries(fields).map(([field, value]) => {
        const [kind, , seat] = field.split('|')
        const [until, count] = value.split('|').map(Number)
        return { seat: kind === 'c' && seat ? seat : null, until: until ?? 0, count: count ?? 0 }
      })
      // An entry that lasts longer than any is from before the clock was set back; whoever is here renews theirs.
      const at = now()
      const live = here.filter((entry) => entry.until > at && entry.until <= at + LONGEST_MS)
      return {
        seats: new Set(live.map((entry) => entry.seat).filter((seat) => seat !== null)),
        watchers: live.reduce((sum, entry) => sum + entry.count, 0),
      }
    },
    lapsed: async (limit) => {
      const at = now()
      const ids = await membersDue(
        link,
        keys.shards.map((shard) => shard.lapse),
        at,
        limit,
      )
      const counts = await Promise.all(
        ids.map((id) => link.run('takeLapsed', [keys.shardOf(id).lapse, keys.here(id)], [id, at, at + AGAIN_MS])),
      )
      return ids.filter((_, i) => Number(counts[i]) > 0)
    },
  }
}
