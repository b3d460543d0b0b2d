import type { Watchdog } from '@highjinks/platform'
import { refuse, type SessionId } from '@highjinks/protocol'
import type { Lane, SessionStore } from './port.ts'

/** A change as the watchdog knows it: a command by its number, which stays the same however often it is sent. */
export function nameOfChange(id: SessionId, lane?: Lane): string {
  return lane ? `session ${id}, seat ${lane.seat}, lane ${lane.lane}, number ${lane.seq}` : `session ${id}`
}

/**
 * The same store, whose changes have a name while they run. One that has hung the loop twice is refused and does not
 * run: a command's number is used up by that, or it would be resent for ever. What a session does by itself (its clock,
 * who comes and goes) has one name, and stands still.
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
