import { randomInt } from 'node:crypto'
import { type Allowance, createBucket } from '@highjinks/platform'
import {
  type Closing,
  isNewer,
  messageOf,
  NOWHERE,
  type PlayerId,
  type Position,
  type ReactionKind,
  type SessionId,
} from '@highjinks/protocol'
import { type Content, encodeSession, looksSame } from './frame.ts'
import type { Arrival } from './handshake.ts'
import { cutConnection } from './meter.ts'
import type { ClientSocket } from './socket.ts'
import type { Wire } from './wire.ts'

const BEHIND_MOST_MS = 10_000
/** The time clients get to move to another process; after that they are cut off one by one. */
const SENT_WITHIN_MS = 1000
const SENT_MOST_MS = 5000
/** A view can't get lost on a live connection, so a client may ask for it again only this often. */
const RESENDS: Allowance = { burst: 3, perSecond: 0.5 }

/** One connection: its seats, the version it shows, and how far behind it is. */
export class Client {
  readonly seats: readonly PlayerId[]
  readonly sessionId: SessionId
  readonly address: string
  readonly isTv: boolean
  /** The amount by which this screen's epoch must exceed the session's, because of what it showed before. */
  readonly epochsAhead: number
  /** The newest version that looks to this screen like the one it shows. */
  private current = NOWHERE
  private shown: (Content & Position) | null = null
  private readonly mayResend = createBucket(RESENDS)
  private behindSince: number | null = null
  private isInTrouble = false
  /** The device that watches without a seat; null for a player's phone. */
  private readonly device: string | null
  private isLetIn: boolean
  private sentAt: number | null = null
  private underWay = 0
  private goodbye: (() => void) | null = null
  private readonly socket: ClientSocket
  private readonly wire: Wire

  constructor(socket: ClientSocket, wire: Wire, arrival: Arrival) {
    const { sessionId, seats, epochsAhead, address, device, isLetIn, isTv } = arrival
    this.socket = socket
    this.wire = wire
    this.address = address
    this.device = device
    this.isLetIn = isLetIn
    this.isTv = isTv
    this.sessionId = sessionId
    this.seats = seats
    this.epochsAhead = epochsAhead
  }

  get id(): string {
    return this.socket.id
  }

  get position(): Position {
    return this.current
  }

  /** The version it was last shown. Later ones looked the same, and their numbers are secret. */
  get shownVersion(): number {
    return this.shown?.v ?? 0
  }

  /** Names the watcher: the device, or the connection of one that has none. */
  get watcher(): string {
    return this.device ?? this.socket.id
  }

  get isWatcher(): boolean {
    return this.seats.length === 0
  }

  /**
   * Returns whether the host took the room off this TV. The host may have put it there while the TV was already
   * watching.
   */
  isPutOut(screens: readonly string[]): boolean {
    const isOn = this.device !== null && screens.includes(this.device)
    const wasOn = this.isLetIn
    this.isLetIn ||= isOn
    return wasOn && !isOn
  }

  /**
   * Returns whether this version is new and there is room for it. A slow reader is tried again once it has caught up.
   */
  shouldReceive(position: Position, now: number): boolean {
    if (!isNewer(position, this.current)) return false
    if (!this.isSlow()) return true
    this.behindSince ??= now
    return false
  }

  /** Sends a version, unless it would look the same. */
  show({ v, epoch }: Position, now: number, content: Content): void {
    this.behindSince = null
    this.current = { v, epoch }
    // A phone in trouble waits for a view, even one it has seen
    if (this.shown && looksSame(this.shown, content) && !this.isInTrouble) return
    this.isInTrouble = false
    this.shown = { v, epoch, ...content }
    this.wire.sendFrame(encodeSession({ v, now }, content))
  }

  /** Skips a version that can't be shown. The person sees one message, and the next version is tried. */
  skip(position: Position): void {
    this.behindSince = null
    this.current = position
    this.tellTrouble()
  }

  tellTrouble(): void {
    if (!this.isInTrouble) this.socket.emit('trouble', { message: messageOf('cannot-show') })
    this.isInTrouble = true
  }

  /**
   * Takes the client's word for the version it shows. If that is older than what it was sent, it's sent again, within a
   * limit.
   */
  confirmPosition(v: number, epoch: number | undefined, now: number): void {
    const shown = this.shown ?? NOWHERE
    const has = { v, epoch: epoch === undefined ? shown.epoch : epoch - this.epochsAhead }
    if (!isNewer(shown, has) || !this.mayResend(now)) return
    this.current = NOWHERE
    this.shown = null
  }

  isSlow(): boolean {
    return this.wire.isSlow()
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

  /** Asks the client to move to another process, once. If it's still here when time is up, its connection ends. */
  sendElsewhere(now: number): void {
    if (this.sentAt === null) this.drain(randomInt(SENT_WITHIN_MS))
    else if (now - this.sentAt > SENT_MOST_MS) this.drop()
    this.sentAt ??= now
  }

  /** Ends the connection for good; the client must not reconnect on its own. */
  close(reason: Closing): void {
    this.leave(() => {
      this.socket.emit('closed', { reason })
      this.socket.disconnect(true)
    })
  }

  /** Drops the transport for now; the client reconnects on its own. */
  drop(): void {
    this.leave(() => this.socket.conn.close())
  }

  /** Cuts the connection without a reason, because this client doesn't read. */
  cut(): void {
    cutConnection(this.socket.conn, this.wire)
  }

  /** Ends the connection only after the answer, so that the player who ends a session hears that it worked. */
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
