import type { ClientEvents, Closing, PlayerId, ReactionKind, ServerEvents, SessionId } from '@highjinks/protocol'
import type { Socket } from 'socket.io'
import type { Frame } from './frame.ts'
import type { Arrival } from './handshake.ts'
import { cutConnection } from './meter.ts'

/** More packets waiting behind the one that is leaving, and the reader is slow: it gets only the latest view, later. */
const WAITING_MOST = 2
const BEHIND_MOST_MS = 10_000

/** What the handshake left for the connection. */
export interface SocketData {
  arrival?: Arrival
}
export type ClientSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>

/** One connection: the seats it holds, the version it has, and how far behind it is. */
export class Client {
  readonly seats: readonly PlayerId[]
  readonly sessionId: SessionId
  private sentVersion = 0
  private behindSince: number | null = null
  private underWay = 0
  private goodbye: (() => void) | null = null
  private readonly socket: ClientSocket

  constructor(wire: ClientSocket, sessionId: SessionId, seats: readonly PlayerId[]) {
    this.socket = wire
    this.sessionId = sessionId
    this.seats = seats
  }

  get id(): string {
    return this.socket.id
  }

  get version(): number {
    return this.sentVersion
  }

  get isWatcher(): boolean {
    return this.seats.length === 0
  }

  /** Whether this version is news and there is room for it; a slow reader is tried again when it has caught up. */
  shouldReceive(v: number, now: number): boolean {
    if (v <= this.sentVersion) return false
    if (!this.isSlow()) return true
    this.behindSince ??= now
    return false
  }

  sendView(v: number, frame: Frame): void {
    this.behindSince = null
    this.sentVersion = v
    // The way in which Socket.IO's own broadcasts pass Engine.IO, whose types do not tell: as a frame that is finished
    const finished = { compress: false, wsPreEncodedFrame: frame }
    this.socket.conn.write('', finished)
  }

  /** It says itself what it has; anything newer that was sent has been lost, or comes twice. */
  confirmVersion(v: number): void {
    this.sentVersion = Math.min(this.sentVersion, v)
  }

  isSlow(): boolean {
    const { conn } = this.socket
    // Declared private, but the only place where Engine.IO says how much has not left yet.
    return conn['writeBuffer'].length > WAITING_MOST
  }

  isStuck(now: number): boolean {
    return this.behindSince !== null && now - this.behindSince > BEHIND_MOST_MS
  }

  sendReaction(from: PlayerId, kind: ReactionKind): void {
    if (!this.isSlow()) this.socket.emit('pulse', { from, kind })
  }

  drain(after: number): void {
    this.socket.emit('drain', { after })
  }

  /** For good: the client must not come back by itself. */
  close(reason: Closing): void {
    this.leave(() => {
      this.socket.emit('closed', { reason })
      this.socket.disconnect(true)
    })
  }

  /** For now: the transport goes, and the client reconnects by itself. */
  drop(): void {
    this.leave(() => this.socket.conn.close())
  }

  /** At once: it does not read, so it will not learn why. */
  cut(): void {
    cutConnection(this.socket.conn)
  }

  /** Whatever ends this connection meanwhile waits for the answer: who ends a session is told that it has ended. */
  async closeAfter(work: Promise<void>): Promise<void> {
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
