import { gameBySlug } from '@highjinks/games'
import { createSession, join } from '@highjinks/games/session'
import { createLog, createMetrics, createServer, listen, trustHops, UNWATCHED } from '@highjinks/platform'
import {
  type Ack,
  aimAt,
  type Intent,
  nameKey,
  type PlayerId,
  type SessionMessage,
  type SettingsChange,
} from '@highjinks/protocol'
import {
  chance,
  hashToken,
  newCode,
  newPlayerId,
  newSessionId,
  newToken,
  type SessionStore,
} from '@highjinks/session-store'
import { io, type Socket } from 'socket.io-client'
import type { RealtimeDeps } from '../deps.ts'
import { attachRealtime, type Realtime } from '../server.ts'

export interface Process {
  readonly url: string
  readonly realtime: Realtime
  readonly close: () => Promise<void>
}

/** Starts a realtime process on a free port, on a store that others may share. */
export async function startProcess(store: SessionStore, more: Partial<RealtimeDeps> = {}): Promise<Process> {
  const http = createServer((_request, response) => response.writeHead(404).end())
  const realtime = attachRealtime(http, {
    store,
    log: createLog('fatal'),
    metrics: createMetrics(),
    watchdog: UNWATCHED,
    random: chance,
    publicUrl: undefined,
    trustedProxies: trustHops(0),
    rateLimits: false,
    guesses: null,
    processId: newPlayerId(),
    ...more,
  })
  const port = await listen(http, 0, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, realtime, close: realtime.close }
}

export interface HeldSeat {
  readonly id: PlayerId
  readonly token: string
  readonly name: string
}
export interface OpenSession {
  readonly id: string
  readonly code: string
  readonly host: HeldSeat
}

/** Creates a session as REST does. */
export async function makeSession(
  store: SessionStore,
  slug: string,
  settings: SettingsChange = {},
): Promise<OpenSession> {
  const game = gameBySlug(slug)
  if (!game) throw new Error(`no game ${slug}`)
  const host = { id: newPlayerId(), token: newToken(), name: 'Hoste' }
  const session = createSession(
    {
      id: newSessionId(),
      code: newCode(),
      game: game.about,
      settings,
      host: { id: host.id, name: host.name, tokenHash: hashToken(host.token), device: null, userId: null },
    },
    store.now(),
  )
  if (!(await store.create(session))) throw new Error('the code is taken')
  return { id: session.id, code: session.code, host }
}

export async function takeSeat(store: SessionStore, session: OpenSession, name: string, device: string | null = null) {
  const seat: HeldSeat = { id: newPlayerId(), token: newToken(), name }
  const person = { id: seat.id, name, tokenHash: hashToken(seat.token), device, userId: null }
  const outcome = await store.update(session.id, (session, now) => join(session, person, null, now, nameKey))
  if (!outcome.ok) throw new Error(outcome.code)
  return seat
}

export interface PhoneOptions {
  readonly device?: string
  readonly lane?: string
  /** Overrides what a phone sends in its handshake. */
  readonly auth?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A phone with seats. It keeps the newest view it was sent, and numbers its commands. */
export class Phone {
  readonly socket: Socket
  readonly seats: readonly HeldSeat[]
  readonly seen: SessionMessage[] = []
  /** Every frame as it arrived, undecoded. */
  readonly frames: string[] = []
  closed: string | null = null
  /** The messages it got instead of a view. */
  readonly troubles: string[] = []
  private seq = 0
  private readonly lane: string

  constructor(url: string, code: string, seats: readonly HeldSeat[], more: PhoneOptions = {}) {
    this.seats = seats
    this.lane = more.lane ?? `lane${Math.random().toString(36).slice(2)}`
    const { device } = more
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 300,
      auth: (tell) =>
        tell({ proto: 1, code, seats: seats.map((seat) => seat.token), device, ...this.position, ...more.auth }),
      ...(more.headers && { extraHeaders: more.headers }),
    })
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }) => this.frames.push(String(data)))
    })
    this.socket.on('session', (message: SessionMessage) => this.seen.push(message))
    this.socket.on('trouble', ({ message }: { message: string }) => this.troubles.push(message))
    this.socket.on('closed', ({ reason }: { reason: string }) => {
      this.closed = reason
    })
  }

  get latest(): SessionMessage | undefined {
    return this.seen.at(-1)
  }
  get v(): number {
    return this.latest?.v ?? 0
  }
  get position() {
    return { v: this.v, epoch: this.latest?.epoch ?? 0 }
  }
  get view() {
    const view = this.latest?.view
    if (!view) throw new Error('this phone has seen nothing yet')
    return view
  }
  get me(): HeldSeat {
    const [seat] = this.seats
    if (!seat) throw new Error('this phone only watches')
    return seat
  }

  hand(seat = this.me): unknown {
    return this.latest?.hands[seat.id]
  }

  async send(intent: Intent, seat = this.me, hostGen?: number): Promise<Ack> {
    this.seq++
    return this.sendRaw({ ...aimAt(intent, this.latest?.view), lane: this.lane, seq: this.seq, seat: seat.id, hostGen })
  }

  async sendRaw(command: unknown): Promise<Ack> {
    return this.socket.timeout(60_000).emitWithAck('command', command)
  }

  /** Waits until this phone shows what the test wants. The failure message says what it showed instead. */
  async until(what: (message: SessionMessage) => boolean, within = 60_000): Promise<SessionMessage> {
    const deadline = Date.now() + within
    for (;;) {
      const { latest } = this
      if (latest && what(latest)) return latest
      if (Date.now() > deadline)
        throw new Error(`never came: ${what.toString()}; shown: ${JSON.stringify(latest)?.slice(0, 1500)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Returns the refusal of this phone's handshake. */
  async refusal(): Promise<{ code: string; message: string }> {
    return new Promise((resolve, reject) => {
      this.socket.once('connect', () => reject(new Error('it was let in')))
      this.socket.once('connect_error', (error) => resolve((error as Error & { data: never }).data))
    })
  }

  close(): void {
    this.socket.disconnect()
  }
}

export async function eventually(what: () => boolean | Promise<boolean>, within = 60_000): Promise<void> {
  const deadline = Date.now() + within
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`never came true: ${what.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
