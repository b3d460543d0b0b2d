import { endSession, IDLE_MS, wasVisited } from '@highjinks/games/session'
import { createCache } from '@highjinks/platform'
import { accept, type SessionId } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'

/** So many sessions that nobody has come to yet are kept for one address. */
export const UNVISITED_MOST = 20
/** More addresses than this are not remembered; the longest unseen goes. */
const ADDRESSES_MOST = 20_000

interface Made {
  readonly id: SessionId
  readonly at: number
}

/** Makes room for a session that somebody at this address is about to make. */
export type MakeRoom = (address: string, id: SessionId) => Promise<void>

/**
 * One that nobody came to lives for two hours: beyond twenty of an address its oldest goes for the newest. Remembered in
 * this process alone: several of them, and the next start, let an address have twenty each.
 */
export function createMakeRoom(sessions: Pick<SessionStore, 'now' | 'update'>): MakeRoom {
  const byAddress = createCache<Made[]>(ADDRESSES_MOST)

  function remember(address: string, id: SessionId): Made[] {
    const now = sessions.now()
    const made = [...(byAddress.peek(address) ?? []).filter(({ at }) => at > now - IDLE_MS), { id, at: now }]
    const beyond = made.splice(0, Math.max(0, made.length - UNVISITED_MOST))
    byAddress.set(address, made)
    return beyond
  }

  return async (address, id) => {
    for (const made of remember(address, id)) {
      await sessions.update(made.id, (session) =>
        wasVisited(session) ? accept(session) : endSession(session, 'expired'),
      )
    }
  }
}
