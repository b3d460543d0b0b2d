import type { PlayerId, SessionId } from '@highjinks/protocol'
import type { Presence } from '../port.ts'

const RESTORED = 'restored'

/** One seat's connection, or how many watchers one process has. */
interface Entry {
  readonly seat: PlayerId | null
  readonly count: number
  readonly until: number
}

/** What the sessions of a file remember of the process before. */
interface Restored {
  readonly ids: readonly SessionId[]
  /** How long phones have to come back. */
  readonly grace: number
  readonly onlineIn: (id: SessionId) => readonly PlayerId[]
}

/** In memory only: when the process is gone, so are its connections, and phones come back by themselves. */
export function createPresence(now: () => number, restored: Restored): Presence {
  const sessions = new Map<SessionId, Map<string, Entry>>()
  const put = (id: SessionId, key: string, entry: Entry) => {
    const entries = sessions.get(id) ?? new Map<string, Entry>()
    entries.set(key, entry)
    sessions.set(id, entries)
  }
  // A session that outlived its process may believe in people who have gone: each is looked at once.
  for (const id of restored.ids) put(id, RESTORED, { seat: null, count: 0, until: now() + restored.grace })

  return {
    keep: async (connections, ttl) => {
      const until = now() + ttl
      for (const { session, seat, connection } of connections) {
        put(session, `c|${connection}|${seat ?? ''}`, { seat, count: seat === null ? 1 : 0, until })
      }
    },
    watchers: async (process, counts, ttl) => {
      for (const [id, count] of counts) put(id, `w|${process}`, { seat: null, count, until: now() + ttl })
    },
    online: async (id) => {
      const entries = sessions.get(id)
      const here = [...(entries?.values() ?? [])].filter((entry) => entry.until > now())
      const seats = here.map((entry) => entry.seat).filter((seat) => seat !== null)
      // The first to be back must not find the others gone, and the table going on without them.
      const isEarly = (entries?.get(RESTORED)?.until ?? 0) > now()
      return {
        seats: new Set(isEarly ? [...seats, ...restored.onlineIn(id)] : seats),
        watchers: here.reduce((sum, entry) => sum + entry.count, 0),
      }
    },
    lapsed: async (limit) => {
      const found: SessionId[] = []
      for (const [id, entries] of sessions) {
        if (found.length >= limit) break
        const over = [...entries].filter(([, entry]) => entry.until <= now())
        for (const [key] of over) entries.delete(key)
        if (over.length > 0) found.push(id)
        if (entries.size === 0) sessions.delete(id)
      }
      return found
    },
  }
}
