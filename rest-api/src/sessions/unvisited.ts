import { endSession, IDLE_MS, wasVisited } from '@highjinks/games/session'
import { createCache } from '@highjinks/platform'
import { accept, type SessionId } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'

/** The maximum of sessions per address that nobody has joined yet. */
export const UNVISITED_MOST = 20
/** The maximum of remembered addresses; the one unseen for longest is forgotten. */
const ADDRESSES_MOST = 20_000

interface Made {
  readonly id: SessionId
  readonly at: number
}

/** Makes room for a session that this address is about to create. */
export type MakeRoom = (address: string, id: SessionId) => Promise<void>

/**
 * Creates the limit. A session that nobody joins lives for two hours; beyond twenty, an address's oldest one goes. Only
 * this process remembers, so several processes, or a restart, allow twenty each.
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
