import type { Ack, Closing, SessionMessage } from '@highjinks/protocol'
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

/** What a heartbeat is answered with. */
interface HeartbeatReply {
  readonly v: number
  readonly now: number
}

/** What became of a command on its way: the default is that it arrives and is answered. */
export type Fate = 'answered' | 'lost' | 'unanswered' | Ack

/**
 * Stands where the network begins for sockets: above it is all of Socket.IO, below it a server written by hand that
 * keeps the rule of lanes. Time is the fake clock's.
 */
export class FakeWire {
  readonly lines: Line[] = []
  readonly commands: Envelope[] = []
  /** The versions that heartbeats said this phone has, and the kinds of reactions. */
  readonly heartbeats: number[] = []
  readonly reactions: string[] = []
  /** Nobody is there to connect to. */
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

/** One connection: to the client it is a WebSocket, to a test it is the server's end. */
export class Line {
  onopen = () => {}
  onclose = () => {}
  onerror = (_fault: Error) => {}
  onmessage = (_message: { readonly data: string }) => {}
  binaryType = ''
  /** What the client said of itself. */
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

  /** Shows a view. */
  show(message: SessionMessage): void {
    this.tell('session', message)
  }

  tell(event: string, message: unknown): void {
    this.emit(`42${JSON.stringify([event, message])}`)
  }

  /** For good, as a server says it. */
  bid(reason: Closing): void {
    this.tell('closed', { reason })
    this.hangUp()
  }

  /** The server ends the connection. */
  hangUp(): void {
    this.emit('41')
    setTimeout(() => this.cut())
  }

  /** Both ends learn that the connection is gone. */
  cut(): void {
    const wasOpen = this.isOpen
    this.end()
    if (wasOpen) this.onclose()
  }

  /** Nothing comes through any more, and nobody is told. */
  goSilent(): void {
    this.isSilent = true
  }

  /** The client's half: what it sends. */
  send(text: string): void {
    if (this.isSilent || !this.isOpen) return
    const [, kind, id = '', rest = ''] = /^4(\d)(\d*)(.*)$/s.exec(text) ?? []
    if (kind === '0') return this.greet(JSON.parse(rest))
    if (kind !== '2') return
    const answer = this.wire.hear(JSON.parse(rest))
    if (answer) this.emit(`43${id}${JSON.stringify([answer])}`)
  }

  /** The client's half: it hangs up. */
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

  /** Like everything that has travelled, it comes a moment later. */
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
