import { applyPresence } from '@highjinks/games/session'
import { AWAY_GRACE_MS, type PlayerId, PRESENCE_TTL_MS, type SessionId } from '@highjinks/protocol'
import type { Connection, SessionStore } from '@highjinks/session-store'
import type { Client } from './client.ts'
import type { Rooms } from './rooms.ts'

/** Tells the store who is connected here, and commits what changed in who is online. */
export class PresenceKeeper {
  private readonly store: SessionStore
  private readonly rooms: Rooms
  private readonly random: () => number
  private readonly processId: string

  constructor(deps: { store: SessionStore; rooms: Rooms; random: () => number; processId: string }) {
    this.store = deps.store
    this.rooms = deps.rooms
    this.random = deps.random
    this.processId = deps.processId
  }

  async arrived(client: Client): Promise<void> {
    if (!client.isWatcher) await this.store.presence.keep(connectionsOf(client), PRESENCE_TTL_MS)
    if (!client.isWatcher) await this.commitPresence(client.sessionId, client.seats)
  }

  /** Not gone at once: a refresh comes back before anybody notices. */
  async departed(client: Client): Promise<void> {
    if (!client.isWatcher) await this.store.presence.keep(connectionsOf(client), AWAY_GRACE_MS)
  }

  /** Keeps everything that is connected here; called every ten seconds. */
  async renew(): Promise<void> {
    const connections = [...this.rooms.clients()].flatMap(connectionsOf)
    if (connections.length > 0) await this.store.presence.keep(connections, PRESENCE_TTL_MS)
  }

  /** Counts the watchers here; a count that changed is committed with the rest. */
  async countWatchers(): Promise<void> {
    const counts = new Map<SessionId, number>()
    for (const id of this.rooms.ids()) {
      const room = this.rooms.get(id)
      if (room && room.watcherCount !== (this.counted.get(id) ?? 0)) counts.set(id, room.watcherCount)
    }
    for (const [id, count] of this.counted) if (count > 0 && !this.rooms.get(id)) counts.set(id, 0)
    const all = new Map([...this.counted, ...counts].filter(([id, count]) => count > 0 || counts.has(id)))
    if (all.size === 0) return
    await this.store.presence.watchers(this.processId, all, PRESENCE_TTL_MS)
    for (const [id, count] of counts) {
      if (count > 0) this.counted.set(id, count)
      else this.counted.delete(id)
      await this.commitPresence(id)
    }
  }
  private readonly counted = new Map<SessionId, number>()

  async commitLapsed(): Promise<void> {
    const ids = await this.store.presence.lapsed(64)
    await Promise.all(ids.map((id) => this.commitPresence(id)))
  }

  /** Commits who is online now, if the session does not know yet. */
  async commitPresence(id: SessionId, arrived: readonly PlayerId[] = []): Promise<void> {
    const { seats, watchers } = await this.store.presence.online(id)
    const seen = { online: seats, watchers, arrived }
    await this.store.update(id, (session, now) => applyPresence(session, seen, { now, random: this.random }))
  }
}

function connectionsOf(client: Client): Connection[] {
  return client.seats.map((seat) => ({ session: client.sessionId, seat, connection: client.id }))
}
