import { AWAY_GRACE_MS, applyPresence, comparePresence, type PresenceSnapshot } from '@highjinks/games/session'
import { type Log, lookAlikeKey } from '@highjinks/platform'
import { type PlayerId, type SessionId } from '@highjinks/protocol'
import {
  type Connection,
  type Online,
  PRESENCE_TTL_MS,
  type SessionStore,
  StoreUnavailable,
  type TellFault,
  type Watching,
} from '@highjinks/session-store'
import type { Client } from './client.ts'
import type { SessionRooms } from './rooms.ts'

/** The number of sessions with an expired entry to check together. */
const AT_ONCE = 64

const RENEW_MS = 10_000

/**
 * Without a renewal for this long, our own entries may have expired, and so may those of others who were cut off too.
 */
const CUT_OFF_MS = PRESENCE_TTL_MS - AWAY_GRACE_MS

/**
 * Tells the store who is connected here, and commits the difference between who is online and who is here. Every
 * renewal compares again, which makes up for anything missed, late or duplicated.
 */
export class PresenceKeeper {
  private readonly store: SessionStore
  private readonly rooms: SessionRooms
  private readonly random: () => number
  private readonly processId: string
  private readonly onFault: TellFault
  private readonly here = new Map<SessionId, Set<Client>>()
  private readonly counted = new Map<SessionId, Watching>()
  /** Sessions with an expired entry that nobody has checked yet. */
  private readonly toCompare = new Set<SessionId>()
  private renewedAt: number
  /** After we were cut off, other processes have until this time to report their connections again. */
  private believesFrom = 0

  constructor(deps: {
    store: SessionStore
    rooms: SessionRooms
    random: () => number
    processId: string
    log: Pick<Log, 'fault'>
  }) {
    this.store = deps.store
    this.rooms = deps.rooms
    this.random = deps.random
    this.processId = deps.processId
    this.onFault = deps.log.fault
    this.renewedAt = deps.store.now()
  }

  /** Only adds arrivals. The renewals check what the store knows about others. */
  async arrived(client: Client): Promise<void> {
    if (client.isWatcher) return
    const clients = this.here.get(client.sessionId) ?? new Set()
    this.here.set(client.sessionId, clients.add(client))
    await this.store.presence.keep(connectionsOf(client), PRESENCE_TTL_MS)
    await this.commit(client.sessionId, { connected: this.connectedTo(client.sessionId), kept: null })
  }

  /** Waits before reporting a departure, because a page refresh comes back before anyone notices. */
  async departed(client: Client): Promise<void> {
    if (client.isWatcher) return
    const clients = this.here.get(client.sessionId)
    clients?.delete(client)
    if (clients?.size === 0) this.here.delete(client.sessionId)
    await this.store.presence.keep(connectionsOf(client), AWAY_GRACE_MS)
  }

  /** Runs every second, so that a failed renewal doesn't wait for the next one. */
  async renewWhenDue(): Promise<void> {
    const since = this.store.now() - this.renewedAt
    if (since < 0 || since >= RENEW_MS) await this.renew()
  }

  /** Renews the entries of everything connected here, then compares. */
  async renew(): Promise<void> {
    const connections = [...this.here.values()].flatMap((clients) => [...clients].flatMap(connectionsOf))
    if (connections.length > 0) await this.store.presence.renew(this.processId, connections, PRESENCE_TTL_MS)
    else await this.store.ping()
    const now = this.store.now()
    if (this.isCutOff(now)) this.believesFrom = now + AWAY_GRACE_MS
    this.renewedAt = now
    await this.compareAll([...new Set([...this.here.keys(), ...this.rooms.ids()])])
  }

  /** Fixes seats that are connected here but shown as away, without asking the store. */
  async heal(): Promise<void> {
    const wrong = [...this.here.keys()].filter((id) =>
      this.isWrong(id, { connected: this.connectedTo(id), kept: null }),
    )
    await Promise.all(wrong.map((id) => this.commit(id, { connected: this.connectedTo(id), kept: null })))
  }

  /** Counts the watchers here and commits a changed count with the rest. */
  async countWatchers(): Promise<void> {
    const counts = new Map<SessionId, Watching>()
    for (const id of this.rooms.ids()) {
      const room = this.rooms.get(id)
      if (room && !isSame(room.watching, this.counted.get(id) ?? NOBODY)) counts.set(id, room.watching)
    }
    for (const id of this.counted.keys()) if (!this.rooms.get(id)) counts.set(id, NOBODY)
    const all = new Map([...this.counted, ...counts])
    if (all.size === 0) return
    await this.store.presence.watchers(this.processId, all, PRESENCE_TTL_MS)
    for (const [id, count] of counts) {
      if (count.watchers > 0) this.counted.set(id, count)
      else this.counted.delete(id)
    }
    await this.compareAll([...counts.keys()])
  }

  /** Checks every session with an expired entry. One that couldn't be checked is checked again. */
  async commitExpired(): Promise<void> {
    if (this.isBlind()) return
    let ids: readonly SessionId[]
    do {
      ids = await this.store.presence.expired(AT_ONCE)
      for (const id of ids) this.toCompare.add(id)
      await this.compareAll([...this.toCompare])
    } while (ids.length === AT_ONCE)
  }

  /** Reads the store's entries and commits the difference. */
  private async compareAll(ids: readonly SessionId[]): Promise<void> {
    if (ids.length === 0) return
    const at = this.store.now()
    const found = await this.store.presence.online(ids)
    await Promise.all(ids.map((id, i) => this.compare(id, found[i], at)))
  }

  private async compare(id: SessionId, online: Online | undefined, at: number): Promise<void> {
    try {
      const kept = this.isBlind() || !online ? null : { ...online, at }
      const snapshot = { connected: this.connectedTo(id), kept }
      if (this.isWrong(id, snapshot)) await this.commit(id, snapshot)
      if (kept) this.toCompare.delete(id)
    } catch (fault) {
      // An unreadable session isn't checked four times a second forever.
      if (!(fault instanceof StoreUnavailable)) this.toCompare.delete(id)
      throw fault
    }
  }

  /** Compares with the newest version read here; without one, only a commit can tell. */
  private isWrong(id: SessionId, snapshot: PresenceSnapshot): boolean {
    const session = this.rooms.get(id)?.session
    if (!session) return true
    const { came, went } = comparePresence(session, snapshot, this.store.now())
    return came.length > 0 || went.length > 0 || !isSame(snapshot.kept ?? session, session)
  }

  private async commit(id: SessionId, snapshot: PresenceSnapshot): Promise<void> {
    await this.store.update(id, (session, now) =>
      applyPresence(
        session,
        snapshot,
        { now, random: this.random, aside: this.store.cardsAside.current(), onFault: this.onFault },
        lookAlikeKey,
      ),
    )
  }

  private connectedTo(id: SessionId): ReadonlySet<PlayerId> {
    return new Set([...(this.here.get(id) ?? [])].flatMap((client) => client.seats))
  }

  /** Returns whether the store or this process was away, or a clock jumped. Then a missing entry proves nothing yet. */
  private isBlind(): boolean {
    const now = this.store.now()
    const wait = this.believesFrom - now
    return this.isCutOff(now) || (wait > 0 && wait <= AWAY_GRACE_MS)
  }

  private isCutOff(now: number): boolean {
    return now < this.renewedAt || now - this.renewedAt > CUT_OFF_MS
  }
}

const NOBODY: Watching = { watchers: 0, tvs: 0 }
const isSame = (one: Watching, other: Watching) => one.watchers === other.watchers && one.tvs === other.tvs

function connectionsOf(client: Client): Connection[] {
  return client.seats.map((seat) => ({ session: client.sessionId, seat, connection: client.id }))
}
