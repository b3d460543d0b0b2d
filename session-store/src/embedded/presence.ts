import type { PlayerId, SessionId } from '@highjinks/protocol'
import type { Connection, Online, Presence } from '../port.ts'

const RESTORED = 'restored'

/** One seat's connection, or the number of a process's watchers. */
interface Entry {
  readonly seat: PlayerId | null
  readonly watchers: number
  readonly tvs: number
  readonly until: number
}

/** The entries of one session. None expires before `lookAt`. */
interface Here {
  readonly entries: Map<string, Entry>
  lookAt: number
}

/** The traces of the previous process in a file's sessions. */
interface Restored {
  readonly ids: readonly SessionId[]
  /** The time phones have to come back. */
  readonly grace: number
  readonly onlineIn: (id: SessionId) => readonly PlayerId[]
}

/** Keeps presence in memory: when the process is gone, so are its connections, and phones reconnect on their own. */
export function createPresence(now: () => number, restored: Restored): Presence {
  const sessions = new Map<SessionId, Here>()
  const put = (id: SessionId, key: string, entry: Entry) => {
    const here = sessions.get(id) ?? { entries: new Map<string, Entry>(), lookAt: entry.until }
    here.entries.set(key, entry)
    here.lookAt = Math.min(here.lookAt, entry.until)
    sessions.set(id, here)
  }
  const keep = (connections: readonly Connection[], ttl: number) => {
    const until = now() + ttl
    for (const { session, seat, connection } of connections) {
      put(session, `c|${connection}|${seat ?? ''}`, { seat, watchers: seat === null ? 1 : 0, tvs: 0, until })
    }
  }
  function onlineIn(id: SessionId): Online {
    const entries = sessions.get(id)?.entries
    const here = [...(entries?.values() ?? [])].filter((entry) => entry.until > now())
    const seats = here.map((entry) => entry.seat).filter((seat) => seat !== null)
    // The first phone back must not find everyone else gone and the game moving on without them.
    const isEarly = (entries?.get(RESTORED)?.until ?? 0) > now()
    return {
      seats: new Set(isEarly ? [...seats, ...restored.onlineIn(id)] : seats),
      watchers: here.reduce((sum, entry) => sum + entry.watchers, 0),
      tvs: here.reduce((sum, entry) => sum + entry.tvs, 0),
    }
  }
  // A session that outlived its process may list people who have left, so each session is checked once.
  for (const id of restored.ids) put(id, RESTORED, { seat: null, watchers: 0, tvs: 0, until: now() + restored.grace })

  return {
    keep: async (connections, ttl) => keep(connections, ttl),
    renew: async (_process, connections, ttl) => keep(connections, ttl),
    watchers: async (process, counts, ttl) => {
      for (const [id, watching] of counts) put(id, `w|${process}`, { seat: null, ...watching, until: now() + ttl })
    },
    online: async (ids) => ids.map(onlineIn),
    sessions: async (limit) => {
      const found: SessionId[] = []
      for (const [id, { entries }] of sessions) {
        if (found.length >= limit) break
        if ([...entries.values()].some(({ until }) => until > now())) found.push(id)
      }
      return found
    },
    expired: async (limit) => {
      const found: SessionId[] = []
      for (const [id, here] of sessions) {
        if (found.length >= limit) break
        if (here.lookAt > now()) continue
        const over = [...here.entries].filter(([, entry]) => entry.until <= now())
        for (const [key] of over) here.entries.delete(key)
        if (over.length > 0) found.push(id)
        if (here.entries.size === 0) sessions.delete(id)
        else here.lookAt = Math.min(...[...here.entries.values()].map((entry) => entry.until))
      }
      return found
    },
  }
}
