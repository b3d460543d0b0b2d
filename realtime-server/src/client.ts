import type { ClientEvents, Closing, PlayerId, ServerEvents, SessionId, SessionMessage } from '@highjinks/protocol'
import type { Socket } from 'socket.io'
import type { Arrival } from './handshake.ts'

/** More packets waiting than this and the reader is slow: it gets only the latest view, when it has caught up. */
const WAITING_MOST = 16
const BEHIND_MOST_MS = 10_000

/** What the handshake left for the connection. */
export interface Arrived {
  arrival?: Arrival
}
export type Wire = Socket<ClientEvents, ServerEvents, Record<string, never>, Arrived>

/** One connection: the seats it holds, the version it has, and how far behind it is. */
export class Client {
  readonly seats: readonly PlayerId[]
  readonly sessionId: SessionId
  private sent = 0
  private behindSince: number | null = null
  private readonly wire: Wire

  constructor(wire: Wire, sessionId: SessionId, seats: readonly PlayerId[]) {
    this.wire = wire
    this.sessionId = sessionId
    this.seats = seats
  }

  get id(): string {
    return this.wire.id
  }

  get version(): number {
    return this.sent
  }

  get isWatcher(): boolean {
    return this.seats.length === 0
  }

  /** Sends a view unless it is old or the reader is slow. False: to be tried again when it has caught up. */
  show(message: SessionMessage, now: number, isRepeat = false): boolean {
    if (message.v < this.sent || (message.v === this.sent && !isRepeat)) return true
    if (this.isSlow()) {
      this.behindSince ??= now
      return false
    }
    this.behindSince = null
    this.sent = message.v
    this.wire.emit('session', message)
    return true
  }

  /** Called when something else (a broadcast) has brought this version. */
  hasSeen(v: number): void {
    this.sent = Math.max(this.sent, v)
  }

  isSlow(): boolean {
    const { conn } = this.wire
    // Declared private, but the only place where Engine.IO says how much has not left yet.
    return conn['writeBuffer'].length > WAITING_MOST || !conn.transport.writable
  }

  isStuck(now: number): boolean {
    return this.behindSince !== null && now - this.behindSince > BEHIND_MOST_MS
  }

  pulse(from: PlayerId, kind: Parameters<ServerEvents['pulse']>[0]['kind']): void {
    if (!this.isSlow()) this.wire.volatile.emit('pulse', { from, kind })
  }

  drain(after: number): void {
    this.wire.emit('drain', { after })
  }

  /** For good: the client must not come back by itself. */
  close(reason: Closing): void {
    this.wire.emit('closed', { reason })
    this.wire.disconnect(true)
  }

  /** For now: the transport goes, and the client reconnects by itself. */
  drop(): void {
    this.wire.conn.close()
  }
}
