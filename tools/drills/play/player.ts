import { type Ack, type Intent, type SessionMessage } from '@highjinks/protocol'
import type { HeldSeat } from '@highjinks/realtime-server/testing'
import { io, type Socket } from 'socket.io-client'

/** The time a phone waits before it sends a command again. */
const RESEND_MS = 1200

/** One command from tap to outcome, timed by this process's own clock. */
export interface TimedCommand {
  readonly lane: string
  readonly seq: number
  readonly intent: Intent
  readonly sentAt: number
  answeredAt: number
  ack: Ack | null
}

/** A phone in a drill. It resends until there's an outcome, moves when told to, and records everything. */
export class Player {
  readonly seat: HeldSeat
  readonly commands: TimedCommand[] = []
  readonly faults: string[] = []
  /** The times from losing a connection to the next acknowledgement, in ms. */
  readonly recoveries: number[] = []
  /** Refusals and timeouts that made it send again. */
  failures = 0
  readonly reasons: string[] = []
  drains = 0
  latest: SessionMessage | null = null
  private readonly socket: Socket
  private readonly lane = `lane${Math.random().toString(36).slice(2)}`
  private lostAt: number | null = null
  private isBusy = false
  private seq = 0

  constructor(url: string, code: string, seat: HeldSeat) {
    this.seat = seat
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      timeout: 3000,
      auth: (tell) => tell({ proto: 1, code, seats: [seat.token], v: this.latest?.v ?? 0 }),
    })
    this.socket.on('session', (message: SessionMessage) => {
      if (message.v > (this.latest?.v ?? 0)) this.latest = message
    })
    this.socket.on('disconnect', () => {
      this.lostAt ??= performance.now()
    })
    this.socket.on('closed', ({ reason }: { reason: string }) => this.faults.push(`${seat.name} was closed: ${reason}`))
    // Socket.IO reconnects on its own when the transport fails, but not after a temporary refusal.
    this.socket.on('connect_error', () => {
      if (!this.socket.active) setTimeout(() => this.socket.connect(), 50 + Math.random() * 100)
    })
    this.socket.on('drain', ({ after }: { after: number }) => setTimeout(() => void this.move(), after))
  }

  get isConnected(): boolean {
    return this.socket.connected
  }

  /** Resolves with the command's single outcome. */
  async send(intent: Intent): Promise<Ack> {
    this.seq++
    const command: TimedCommand = {
      lane: this.lane,
      seq: this.seq,
      intent,
      sentAt: performance.now(),
      answeredAt: 0,
      ack: null,
    }
    this.commands.push(command)
    this.isBusy = true
    let isLate = false
    for (;;) {
      const ack = await this.transmit({ ...intent, lane: command.lane, seq: command.seq, seat: this.seat.id })
      if (ack && (ack.ok || !ack.retryable)) {
        Object.assign(command, { ack, answeredAt: performance.now() })
        if (this.lostAt !== null) this.recoveries.push(command.answeredAt - this.lostAt)
        this.lostAt = null
        this.isBusy = false
        return ack
      }
      this.failures++
      // If an answer was already late when the connection ended, it still counts as late.
      isLate ||= ack === null && this.isConnected
      this.reasons.push(ack ? ack.code : isLate ? 'silent' : 'lost')
      if (this.isConnected) await pause(50 + Math.random() * 250)
    }
  }

  close(): void {
    this.socket.disconnect()
  }

  /** Sends once. Returns null if no answer comes in time, or if the connection is lost first. */
  private async transmit(command: object): Promise<Ack | null> {
    await this.connected()
    return new Promise((resolve) => {
      const lost = () => resolve(null)
      this.socket.once('disconnect', lost)
      this.socket
        .timeout(RESEND_MS)
        .emitWithAck('command', command)
        .then(resolve, () => resolve(null))
        .finally(() => this.socket.off('disconnect', lost))
    })
  }

  private connected(): Promise<void> {
    if (this.socket.connected) return Promise.resolve()
    return new Promise((resolve) => this.socket.once('connect', () => resolve()))
  }

  /** Moves to another process once the pending command has been answered. */
  private async move(): Promise<void> {
    while (this.isBusy) await pause(2)
    this.drains++
    this.socket.disconnect()
    this.lostAt = null
    this.socket.connect()
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
