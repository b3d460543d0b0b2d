import type { Ack, Closing, SessionMessage, Tap } from '@highjinks/protocol'
import { NodeWebSocket } from 'socket.io-client'
import { vi } from 'vitest'
import type { Envelope } from '../sender.ts'
import { fakeLanes } from './fake-lanes.ts'

const OPEN = JSON.stringify({ sid: 'fake', upgrades: [], pingInterval: 10_000, pingTimeout: 8000, maxPayload: 1e6 })
const PING_MS = 10_000

interface Refusal {
  readonly code: string
  readonly message: string
}

type ClientMessage =
  | readonly ['command', Envelope]
  | readonly ['beat', { readonly v: number }]
  | readonly ['react', { readonly kind: string }]
  | readonly ['tap', Tap]

/** The reply to a heartbeat. */
interface HeartbeatReply {
  readonly v: number
  readonly now: number
}

/** The fate of a command on its way: by default it arrives and is answered. */
export type Fate = 'answered' | 'lost' | 'unanswered' | Ack

/**
 * Replaces the network for sockets: above it is all of Socket.IO, below it a handwritten server that follows the rule
 * of lanes. Time is the fake clock's.
 */
export class FakeWire {
  readonly lines: Line[] = []
  readonly commands: Envelope[] = []
  /** The versions in this phone's heartbeats, and the kinds of reactions. */
  readonly heartbeats: number[] = []
  readonly reactions: string[] = []
  readonly taps: Tap[] = []
  /** There's no server to connect to. */
  isDown = false
  refusal: Refusal | null = null
  fateOf: (n: number) => Fate = () => 'answered'
  private readonly lanes = fakeLanes()

  constructor() {
    vi.spyOn(NodeWebSocket.prototype, 'createSocket').mockImplementation(() => {
      const line = new Line(this)
      this.lines.push(line)
      return line
    })
  }

  get line(): Line {
    const last = this.lines.at(-1)
    if (!last) throw new Error('nobody has connected')
    return last
  }
  get effects(): readonly string[] {
    return this.lanes.effects
  }

  hear([event, message]: ClientMessage): Ack | HeartbeatReply | null {
    switch (event) {
      case 'beat':
        this.heartbeats.push(message.v)
        return { v: message.v, now: Date.now() }
      case 'react':
        this.reactions.push(message.kind)
        return null
      case 'tap':
        this.taps.push(message)
        return null
      case 'command':
        this.commands.push(message)
        return this.answerCommand(message, this.fateOf(this.commands.length))
    }
  }

  private answerCommand(command: Envelope, fate: Fate): Ack | null {
    if (typeof fate === 'object') return fate
    if (fate === 'lost') return null
    const ack = this.lanes.handle(command)
    return fate === 'answered' ? ack : null
  }
}

/** One connection: a WebSocket for the client, the server's end for a test. */
export class Line {
  onopen = () => {}
  onclose = () => {}
  onerror = (_fault: Error) => {}
  onmessage = (_message: { readonly data: string }) => {}
  binaryType = ''
  /** The client's own handshake data. */
  auth: Readonly<Record<string, unknown>> | null = null
  isOpen = false
  private isSilent = false
  private readonly wire: FakeWire
  private readonly pings: ReturnType<typeof setInterval>

  constructor(wire: FakeWire) {
    this.wire = wire
    this.pings = setInterval(() => this.emit('2'), PING_MS)
    setTimeout(() => this.answerEntry())
  }

  /** Sends a view. */
  show(message: SessionMessage): void {
    this.tell('session', message)
  }

  tell(event: string, message: unknown): void {
    this.emit(`42${JSON.stringify([event, message])}`)
  }

  /** Says goodbye for good, as a server does. */
  bid(reason: Closing): void {
    this.tell('closed', { reason })
    this.hangUp()
  }

  /** Ends the connection as the server. */
  hangUp(): void {
    this.emit('41')
    setTimeout(() => this.cut())
  }

  /** Cuts the connection; both ends notice. */
  cut(): void {
    const wasOpen = this.isOpen
    this.end()
    if (wasOpen) this.onclose()
  }

  /** Drops everything silently. */
  goSilent(): void {
    this.isSilent = true
  }

  /** The client's half: sends. */
  send(text: string): void {
    if (this.isSilent || !this.isOpen) return
    const [, kind, id = '', rest = ''] = /^4(\d)(\d*)(.*)$/s.exec(text) ?? []
    if (kind === '0') return this.greet(JSON.parse(rest))
    if (kind !== '2') return
    const answer = this.wire.hear(JSON.parse(rest))
    if (answer) this.emit(`43${id}${JSON.stringify([answer])}`)
  }

  /** The client's half: hangs up. */
  close(): void {
    this.cut()
  }

  private answerEntry(): void {
    if (this.wire.isDown) {
      this.end()
      return this.onerror(new Error('nobody is there'))
    }
    this.isOpen = true
    this.onopen()
    this.emit(`0${OPEN}`)
  }

  private greet(auth: Line['auth']): void {
    this.auth = auth
    const { refusal } = this.wire
    this.emit(refusal ? `44${JSON.stringify({ message: refusal.message, data: refusal })}` : '40{"sid":"fake"}')
  }

  /** Delivers a moment later, like anything over a network. */
  private emit(data: string): void {
    setTimeout(() => {
      if (this.isOpen && !this.isSilent) this.onmessage({ data })
    })
  }

  private end(): void {
    this.isOpen = false
    clearInterval(this.pings)
  }
}
