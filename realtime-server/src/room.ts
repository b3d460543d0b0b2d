import { hand, leftSeats, ownSeat, type Session, view } from '@highjinks/games/session'
import type { Log } from '@highjinks/platform'
import { isNewer, NOWHERE, type PlayerId, type Position } from '@highjinks/protocol'
import type { Stored, Watching } from '@highjinks/session-store'
import type { Client } from './client.ts'
import { type Content, encodeSeats, encodeView } from './frame.ts'

const CONNECTIONS_PER_SEAT = 4

/**
 * Watchers get at most this many updates, in groups of this size on successive ticks, so that players' answers stay
 * fast.
 */
const WATCHERS_EVERY_MS = 500
const WATCHERS_AT_ONCE = 100

/** Everyone in this process who plays in or watches one session, and the newest version this process has read. */
export class SessionRoom {
  private readonly players = new Set<Client>()
  private readonly watchers = new Set<Client>()
  private latest: Stored | null = null
  /** The public view as sent, serialized once per version for everyone. */
  private encoded: { readonly session: Session; readonly view: Buffer | null } | null = null
  private watchersAt = 0
  private watchersTimer: NodeJS.Timeout | null = null
  private readonly now: () => number
  private readonly log: Pick<Log, 'fault'>

  constructor(now: () => number, log: Pick<Log, 'fault'>) {
    this.now = now
    this.log = log
  }

  get size(): number {
    return this.players.size + this.watchers.size
  }
  get watching(): Watching {
    return { watchers: this.watchers.size, tvs: [...this.watchers].filter((client) => client.isTv).length }
  }
  /** The newest session this process has read. */
  get session(): Session | null {
    return this.latest?.session ?? null
  }
  get position(): Position {
    return this.latest ? { v: this.latest.v, epoch: this.latest.session.epoch } : NOWHERE
  }

  /** Returns whether the seat's player left. They can't act until they return. */
  hasLeft(id: PlayerId): boolean {
    return this.latest?.session.seats.some((seat) => seat.id === id && seat.hasLeft) ?? false
  }

  clients(): IterableIterator<Client> {
    return new Set([...this.players, ...this.watchers]).values()
  }
  seatedClients(): IterableIterator<Client> {
    return this.players.values()
  }

  /** Adds a client. A seat's fifth connection closes its oldest. */
  add(client: Client): void {
    if (client.isWatcher) {
      this.watchers.add(client)
      return
    }
    this.players.add(client)
    for (const seat of client.seats) {
      const same = [...this.players].filter((other) => other.seats.includes(seat))
      if (same.length > CONNECTIONS_PER_SEAT) same[0]?.close('superseded')
    }
  }

  remove(client: Client): void {
    this.players.delete(client)
    this.watchers.delete(client)
    if (this.watchers.size === 0 && this.watchersTimer) {
      clearTimeout(this.watchersTimer)
      this.watchersTimer = null
    }
  }

  /**
   * Shows a newer version to everyone here, including players who left and may return. Clients of removed seats are
   * disconnected, unless another seat shares the phone.
   */
  update(stored: Stored): void {
    if (this.latest && !isNewer({ v: stored.v, epoch: stored.session.epoch }, this.position)) return
    this.latest = stored
    const { session } = stored
    if (session.ended) {
      for (const client of this.clients()) client.close(session.ended)
      return
    }
    for (const client of this.players) {
      const gone = client.seats.filter((id) => !session.seats.some((seat) => seat.id === id))
      const kicked = gone.filter((id) => session.removed.seats.includes(id))
      if (kicked.length < gone.length) client.drop()
      else if (kicked.length < client.seats.length) this.sendTo(client)
      else client.close('kicked')
    }
    for (const client of this.watchers) if (client.isPutOut(session.screens)) client.close('kicked')
    this.showWatchers()
  }

  /** Sends the newest view to one client. An ended session has none, and the last one may stay on screen. */
  sendTo(client: Client): void {
    const { latest } = this
    if (latest?.session.ended) client.close(latest.session.ended)
    else if (latest && client.isPutOut(latest.session.screens)) client.close('kicked')
    else if (latest && client.shouldReceive(this.position, this.now())) {
      const content = this.contentFor(client, latest)
      if (content) client.show(this.position, this.now(), content)
      else client.skip(this.position)
    }
  }

  private isBehind(client: Client): boolean {
    return isNewer(this.position, client.position)
  }

  catchUpOne(client: Client): void {
    if (this.isBehind(client)) this.sendTo(client)
  }

  /** Disconnects clients that have been behind for too long and updates the others. */
  catchUp(): void {
    const now = this.now()
    for (const client of this.clients()) {
      if (client.isStuck(now)) client.cut()
      else if (!client.isWatcher && this.isBehind(client)) this.sendTo(client)
    }
    if ([...this.watchers].some((client) => this.isBehind(client))) this.showWatchers()
  }

  private showWatchers(): void {
    if (this.watchers.size === 0 || this.watchersTimer) return
    const wait = Math.max(0, this.watchersAt + WATCHERS_EVERY_MS - this.now())
    this.watchersTimer = setTimeout(() => this.tellWatchers([...this.watchers]), wait)
  }

  private tellWatchers(rest: readonly Client[]): void {
    this.watchersAt = this.now()
    for (const client of rest.slice(0, WATCHERS_AT_ONCE)) if (this.watchers.has(client)) this.sendTo(client)
    const later = rest.slice(WATCHERS_AT_ONCE)
    this.watchersTimer = later.length > 0 ? setTimeout(() => this.tellWatchers(later), 0) : null
    if (later.length === 0 && [...this.watchers].some((client) => this.isBehind(client) && !client.isSlow())) {
      this.showWatchers()
    }
  }

  /** Returns null if building a view throws. Another process may run a version where it doesn't. */
  private contentFor(client: Client, { v, session }: Stored): Content | null {
    const view = this.encodeView(session, v)
    if (!view) return null
    try {
      const seats = client.seats.filter((id) => session.seats.some((seat) => seat.id === id))
      const hands = Object.fromEntries(seats.map((seat) => [seat, hand(session, seat)]))
      const own = Object.fromEntries(seats.map((seat) => [seat, ownSeat(session, seat)]))
      const left = leftSeats(session, seats)
      return { seats: encodeSeats({ epoch: session.epoch + client.epochsAhead, hands, own, left }), view }
    } catch (fault) {
      this.tellFault(fault, session, v)
      return null
    }
  }

  private encodeView(session: Session, v: number): Buffer | null {
    if (this.encoded?.session === session) return this.encoded.view
    this.encoded = { session, view: null }
    try {
      this.encoded = { session, view: encodeView(view(session)) }
    } catch (fault) {
      this.tellFault(fault, session, v)
    }
    return this.encoded.view
  }

  private tellFault(fault: unknown, { id, slug }: Session, v: number): void {
    this.log.fault('a session cannot be shown', fault, { session: id, game: slug, v })
  }
}
