import type { ClientEvents, Closing, PlayerId, ServerEvents, SessionId } from '@highjinks/protocol'
import type { Socket } from 'socket.io'
import type { Frame } from './frame.ts'
import type { Arrival } from './handshake.ts'
import { cutConnection } from './meter.ts'

/** More packets waiting behind the one that is leaving, and the reader is slow: it gets only the latest view, later. */
const WAITING_MOST = 2
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
  private underWay = 0
  private goodbye: (() => void) | null = null
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

  /** Whether this version is news and there is room for it; a slow reader is tried again when it has caught up. */
  wants(v: number, now: number): boolean {
    if (v <= this.sent) return false
    if (!this.isSlow()) return true
    this.behindSince ??= now
    return false
  }

  show(v: number, frame: Frame): void {
    this.behindSince = null
    this.sent = v
    // The way in which Socket.IO's own broadcasts pass Engine.IO, whose types do not tell: as a frame that is finished
    const finished = { compress: false, wsPreEncodedFrame: frame }
    this.wire.conn.write('', finished)
  }

  /** It says itself what it has; anything newer that was sent has been lost, or comes twice. */
  isAt(v: number): void {
    this.sent = Math.min(this.sent, v)
  }

  isSlow(): boolean {
    const { conn } = this.wire
    // Declared private, but the only place where Engine.IO says how much has not left yet.
    return conn['writeBuffer'].length > WAITING_MOST
  }

  isStuck(now: number): boolean {
    return this.behindSince !== null && now - this.behindSince > BEHIND_MOST_MS
  }

  pulse(from: PlayerId, kind: Parameters<ServerEvents['pulse']>[0]['kind']): void {
    if (!this.isSlow()) this.wire.emit('pulse', { from, kind })
  }

  drain(after: number): void {
    this.wire.emit('drain', { after })
  }

  /** For good: the client must not come back by itself. */
  close(reason: Closing): void {
    this.leave(() => {
      this.wire.emit('closed', { reason })
      this.wire.disconnect(true)
    })
  }

  /** For now: the transport goes, and the client reconnects by itself. */
  drop(): void {
    this.leave(() => this.wire.conn.close())
  }

  /** At once: it does not read, so it will not learn why. */
  cut(): void {
    cutConnection(this.wire.conn)
  }

  /** Whatever ends this connection meanwhile waits for the answer: who ends a session is told that it has ended. */
  async answering(work: Promise<void>): Promise<void> {
    this.underWay++
    await work.finally(() => {
      this.underWay--
      if (this.underWay === 0) this.goodbye?.()
    })
  }

  private leave(goodbye: () => void): void {
    if (this.underWay === 0) goodbye()
    else this.goodbye ??= goodbye
  }
}
