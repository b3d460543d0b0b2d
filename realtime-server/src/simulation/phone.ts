import type { Ack, Intent, PlayerId, SessionMessage } from '@highjinks/protocol'
import type { SimulatedProcess } from './process.ts'
import { Line, type Sent } from './wire.ts'

export interface Seat {
  readonly id: PlayerId
  readonly token: string
}
/** One command from its tap to its outcome. */
export interface TappedCommand {
  command: Intent & { readonly lane: string; readonly seq: number; readonly seat: PlayerId }
  /** The newest version that had been acknowledged to anybody when it was tapped. */
  readonly after: number
  ack: Ack | null
  /** A copy of it was told that the seat is gone before the outcome came. */
  wasOvertaken: boolean
  /** When it was answered its connection was full, or had ended: nothing new was shown on it. */
  wasUnshown: boolean
}

/** Puts something on its way; it arrives later, twice, or never. */
export type Post = (arrive: () => void) => void

/** One tab: it holds seats, numbers its commands, resends until there is an outcome, and shows only what is newer. */
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
    // A seat that is there no more has no lanes either: what was not seen is asked again in a fresh one.
    if (!ack.ok && ack.code === 'gap' && !pending.ack && pending.command === command) this.takeFreshLane(pending)
    if (!ack.ok && ack.retryable) return
    // A late copy of a number that has been followed by others is only told that it is old, and one of a seat that is
    // there no more, whose lanes went with it, only that.
    const isLate = !ack.ok && (ack.code === 'old' || ack.code === 'not-your-seat')
    // One process has taken the command and waits for the store to say so; meanwhile the news that the seat is gone come
    // by another way, and a second copy is told that at once. Both are true: the command counted, and whoever sent it has
    // no seat. A phone may believe what it hears first; the outcome stays the only one. To a seat that is still there, as
    // one whose person has left, it would be a second outcome: that is looked at when the evening is over
    const isOvertaken = !isLate && pending.ack !== null && !pending.ack.ok && pending.ack.code === 'not-your-seat'
    if (isOvertaken) pending.wasOvertaken = true
    if (pending.ack && !isOvertaken) {
      if (!isLate && outcomeOf(pending.ack) !== outcomeOf(ack))
        this.fault(`I2: two outcomes: ${JSON.stringify([pending.ack, ack])}`)
      return
    }
    // Of two lanes it was asked in, the first may be answered after all
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
    // A dead connection's last words are not heard.
    if (line !== this.line || !line.isOpen) return
    if (event === 'closed') this.isClosed = true
    if (event !== 'session') return
    // What the server sends under this event; the check at rest looks into it.
    const shown = message as SessionMessage
    if (shown.v > this.v) this.latest = shown
  }

  private fault(text: string) {
    this.faults.push(`${this.name}: ${text}`)
  }
}

/** Asked again, it is answered alike, but for what was shown since. */
function outcomeOf(ack: Ack): string {
  return ack.ok ? 'accepted' : ack.code
}
