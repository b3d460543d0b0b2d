import { type PlayerId, type SessionId } from '@highjinks/protocol'
import { type Connection, type Online, PRESENCE_TTL_MS, type Presence } from '../port.ts'
import { askByShard } from './by-shard.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'
import { membersDue } from './soonest.ts'

/** The time until a session is returned a second time, in case the first process died with it. */
const AGAIN_MS = 5000
/** No entry is kept longer; the margin is for clocks that differ a little. */
const LONGEST_MS = PRESENCE_TTL_MS + 1000

/** The presence entries to write for a session: the index name to check them under, and the names this replaces. */
interface Entries {
  readonly holder: string
  readonly fields: Readonly<Record<string, string>>
  readonly settled: readonly string[]
}

/**
 * Creates presence in Redis. The index has one entry per process and session, moved whenever the process renews, and
 * one per connection that came or went since. A session whose players are all connected never comes due.
 */
export function createPresence(link: Link, keys: Keys, now: () => number): Presence {
  async function put(sessions: ReadonlyMap<SessionId, readonly Entries[]>, until: number) {
    await askByShard(keys, [...sessions.keys()], ({ lapse }, ids) => {
      const entries = ids.map((id) =>
        JSON.stringify(
          (sessions.get(id) ?? []).map(({ holder, fields, settled }) => [
            `${id}|${holder}`,
            Object.entries(fields).flat(),
            settled.map((name) => `${id}|${name}`),
          ]),
        ),
      )
      return link.run('keepHere', [lapse, ...ids.map(keys.here)], [until, ...entries])
    })
  }

  async function takeLapsed(members: readonly string[], at: number): Promise<SessionId[]> {
    const sessions = new Map<SessionId, string[]>()
    for (const member of members) {
      const id = sessionOf(member)
      sessions.set(id, [...(sessions.get(id) ?? []), member])
    }
    const ids = [...sessions.keys()]
    const named = await askByShard(keys, ids, ({ lapse }, some) =>
      link.run(
        'takeLapsed',
        [lapse, ...some.map(keys.here)],
        [at, at + AGAIN_MS, ...some.map((id) => JSON.stringify([id, sessions.get(id)]))],
      ),
    )
    return ids.filter((_, i) => named[i] === 1)
  }

  return {
    keep: (connections, ttl) => {
      const until = now() + ttl
      const entries = groupBySession(connections, (own) =>
        own.map((one) => ({ holder: nameOf(one), fields: { [nameOf(one)]: valueOf(one, until) }, settled: [] })),
      )
      return put(entries, until)
    },
    renew: (process, connections, ttl) => {
      const until = now() + ttl
      const entries = groupBySession(connections, (own) => [
        {
          holder: process,
          fields: Object.fromEntries(own.map((one) => [nameOf(one), valueOf(one, until)])),
          settled: own.map(nameOf),
        },
      ])
      return put(entries, until)
    },
    watchers: (process, counts, ttl) => {
      const until = now() + ttl
      const name = `w|${process}`
      const entries = [...counts].map(
        ([id, { watchers, tvs }]) =>
          [id, [{ holder: name, fields: { [name]: `${until}|${watchers}|${tvs}` }, settled: [] }]] as const,
      )
      return put(new Map(entries), until)
    },
    online: async (ids) => {
      const found = await askByShard(keys, ids, (_, some) => link.run('readHere', some.map(keys.here), []))
      const at = now()
      return found.map((flat) => onlineIn(flat, at))
    },
    sessions: async (limit) => {
      const some = await Promise.all(
        keys.shards.map(({ lapse }) => link.ask((redis) => redis.zrange(lapse, '0', String(limit - 1)))),
      )
      return [...new Set(some.flat().map(sessionOf))].slice(0, limit)
    },
    expired: async (limit) => {
      for (;;) {
        const at = now()
        const sets = keys.shards.map((shard) => shard.lapse)
        const members = await membersDue(link, sets, at, limit)
        const named = await takeLapsed(members, at)
        // If others renewed or took all of these, there may be more behind them.
        if (named.length > 0 || members.length === 0) return named
      }
    },
  }
}

const nameOf = ({ connection, seat }: Connection) => `c|${connection}|${seat ?? ''}`
const valueOf = ({ seat }: Connection, until: number) => `${until}|${seat === null ? 1 : 0}`

/** Session IDs contain no vertical bar. An older version stored the ID alone. */
const sessionOf = (member: string) => member.split('|', 1).join()

function groupBySession(
  connections: readonly Connection[],
  entriesOf: (own: readonly Connection[]) => readonly Entries[],
): Map<SessionId, readonly Entries[]> {
  const sessions = new Map<SessionId, Connection[]>()
  for (const one of connections) {
    const own = sessions.get(one.session)
    if (own) own.push(one)
    else sessions.set(one.session, [one])
  }
  return new Map([...sessions].map(([id, own]) => [id, entriesOf(own)]))
}

/** Parses the flat list of names and values that a script returns. */
function onlineIn(flat: unknown, at: number): Online {
  const parts: readonly unknown[] = Array.isArray(flat) ? flat : []
  const seats = new Set<PlayerId>()
  let watchers = 0
  let tvs = 0
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [kind, , seat] = String(parts[i]).split('|')
    const [until = 0, count = 0, screens = 0] = String(parts[i + 1])
      .split('|')
      .map(Number)
    // An impossibly long entry is from before the clock was set back; connected phones renew theirs.
    if (until <= at || until > at + LONGEST_MS) continue
    if (kind === 'c' && seat) seats.add(seat)
    watchers += count
    tvs += screens
  }
  return { seats, watchers, tvs }
}
