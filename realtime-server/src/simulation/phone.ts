import type { Ack, Intent, PlayerId, SessionMessage } from '@highjinks/protocol'
import type { SimulatedProcess } from './process.ts'
import { Line, type Sent } from './wire.ts'

export interface Seat {
  readonly id: PlayerId
  readonly token: string
}
/** One command from tap to outcome. */
export interface TappedCommand {
  command: Intent & { readonly lane: string; readonly seq: number; readonly seat: PlayerId }
  /** The newest version acknowledged to anyone when it was tapped. */
  readonly after: number
  ack: Ack | null
  /** A copy of it heard that the seat was gone before the outcome came. */
  wasOvertaken: boolean
  /** When it was answered, its connection was full or closed, so nothing new was shown on it. */
  wasUnshown: boolean
}

/** Sends something that arrives later, twice, or never. */
export type Post = (arrive: () => void) => void

/** One tab. It has seats, numbers its commands, resends until there's an outcome, and only shows newer versions. */
export class SimulatedPhone {
  readonly seats: readonly Seat[]
  readonly commands: TappedCommand[] = []
  readonly faults: string[] = []
  latest: SessionMessage | null = null
  pending: TappedCommand | null = null
  isClosed = false
  line: Line | null = null
  private readonly name: string
  private readonly code: string
  private readonly post: Post
  private readonly seqs = new Map<PlayerId, number>()
  private readonly freshLanes = new Map<PlayerId, number>()
  private lines = 0

  constructor(name: string, code: string, seats: readonly Seat[], post: Post) {
    this.name = name
    this.code = code
    this.seats = seats
    this.post = post
  }

  get v(): number {
    return this.latest?.v ?? 0
  }
  get isConnected(): boolean {
    return this.line?.isOpen ?? false
  }

  connect(process: SimulatedProcess): void {
    const line = new Line(`${this.name}.${++this.lines}`, (sent) => this.post(() => this.hear(line, sent)))
    this.line = line
    const auth = { proto: 1, code: this.code, seats: this.seats.map((seat) => seat.token), v: this.v }
    process.greet(auth, line).then(
      (refusal) => {
        if (refusal === null) return
        if (refusal !== 'unavailable' && refusal !== 'internal') this.isClosed = true
        line.end()
      },
      () => line.end(),
    )
  }

  tap(seat: Seat, intent: Intent, after: number): void {
    const seq = (this.seqs.get(seat.id) ?? 0) + 1
    this.seqs.set(seat.id, seq)
    this.pending = {
      command: { ...intent, lane: this.laneOf(seat.id), seq, seat: seat.id },
      after,
      ack: null,
      wasOvertaken: false,
      wasUnshown: false,
    }
    this.commands.push(this.pending)
    this.send()
  }

  send(): void {
    const { line, pending } = this
    if (!line?.isOpen || !pending) return
    const { command } = pending
    this.post(() =>
      line.arrive('command', command, (ack) => {
        const isUnshown = line.isSlow || !line.isOpen
        if ('ok' in ack) this.post(() => this.finishCommand(pending, command, ack, isUnshown))
      }),
    )
  }

  sendHeartbeat(): void {
    const { line, v } = this
    if (line?.isOpen) this.post(() => line.arrive('beat', { v }, () => undefined))
  }

  private finishCommand(pending: TappedCommand, command: TappedCommand['command'], ack: Ack, isUnshown: boolean): void {
    // A removed seat has no lanes, so commands without an outcome are sent again in a new lane.
    if (!ack.ok && ack.code === 'gap' && !pending.ack && pending.command === command) this.takeFreshLane(pending)
    if (!ack.ok && ack.retryable) return
    // A late copy of an old number only hears that it's old; one of a removed seat, whose lanes are gone, only hears
    // that.
    const isLate = !ack.ok && (ack.code === 'old' || ack.code === 'not-your-seat')
    // One process has taken the command and waits for the store. Meanwhile the news that the seat is gone arrives
    // another way, and a second copy hears that right away. Both are true: the command counted, and its sender has no
    // seat. A phone may go with the first answer; there's still only one outcome. For a seat that still exists, such as
    // one whose player left, it would be a second outcome. That is checked when the evening is over
    const isOvertaken = !isLate && pending.ack !== null && !pending.ack.ok && pending.ack.code === 'not-your-seat'
    if (isOvertaken) pending.wasOvertaken = true
    if (pending.ack && !isOvertaken) {
      if (!isLate && outcomeOf(pending.ack) !== outcomeOf(ack))
        this.fault(`I2: two outcomes: ${JSON.stringify([pending.ack, ack])}`)
      return
    }
    // Sent in two lanes, the first may still be answered
    pending.command = command
    pending.ack = ack
    pending.wasUnshown = isUnshown
    this.pending = null
  }

  private takeFreshLane(pending: TappedCommand): void {
    const { seat } = pending.command
    const fresh = (this.freshLanes.get(seat) ?? 0) + 1
    this.freshLanes.set(seat, fresh)
    this.seqs.set(seat, 1)
    pending.command = { ...pending.command, lane: this.laneOf(seat), seq: 1 }
  }

  private laneOf(seat: PlayerId): string {
    const fresh = this.freshLanes.get(seat)
    return `${this.name}-${seat}${fresh === undefined ? '' : `-${fresh}`}`
  }

  private hear(line: Line, { event, message }: Sent): void {
    // Messages of a dead connection are ignored.
    if (line !== this.line || !line.isOpen) return
    if (event === 'closed') this.isClosed = true
    if (event !== 'session') return
    // The message the server sends with this event; the final check reads it.
    const shown = message as SessionMessage
    if (shown.v > this.v) this.latest = shown
  }

  private fault(text: string) {
    this.faults.push(`${this.name}: ${text}`)
  }
}

/** A resend gets the same answer, except for what was shown since. */
function outcomeOf(ack: Ack): string {
  return ack.ok ? 'accepted' : ack.code
}
