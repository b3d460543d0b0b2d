import type { Watchdog } from '@highjinks/platform'
import { refuse, type SessionId } from '@highjinks/protocol'
import type { Lane, SessionStore } from './port.ts'

/** Names a change for the watchdog. A command is named by its number, which stays the same when it is resent. */
export function nameOfChange(id: SessionId, lane?: Lane): string {
  return lane ? `session ${id}, seat ${lane.seat}, lane ${lane.lane}, number ${lane.seq}` : `session ${id}`
}

/**
 * Wraps a store so that its changes have names while they run. A change that has hung the loop twice is refused. That
 * uses up a command's number, or it would be resent forever. A session's own changes (clock, presence) share one name
 * and stop.
 */
export function guardStore(store: SessionStore, watchdog: Pick<Watchdog, 'during' | 'isSetAside'>): SessionStore {
  return {
    ...store,
    update: (id, change, lane) => {
      const name = nameOfChange(id, lane)
      if (watchdog.isSetAside(name)) return store.update(id, () => refuse('set-aside'), lane)
      return store.update(id, (session, now) => watchdog.during(name, () => change(session, now)), lane)
    },
  }
}
