import {
  type Ack,
  ack,
  type ClientEvents,
  type Closing,
  closed,
  drain,
  type PlayerId,
  type Position,
  PROTO,
  type ReactionKind,
  reaction,
  refusedHandshake,
  type ServerEvents,
  type SessionMessage,
  SOCKET_PATH,
  sessionMessage,
  type Tap,
  trouble,
} from '@highjinks/protocol'
import { io, type Socket } from 'socket.io-client'
import type { Envelope } from './sender.ts'
import { RESEND_MS } from './sender.ts'

const HEARTBEAT_MS = 10_000
const WAKE_PATIENCE_MS = 2000
/** Longer than the others: a server that is only slow must not lose all its phones together. */
const TAP_PATIENCE_MS = 3000
/** Refusals that pass: the store is away, or too many connect at the same time. */
const TEMPORARY_REFUSALS = new Set(['unavailable', 'too-often', 'internal'])

export interface LiveEvents {
  readonly session: (message: SessionMessage) => void
  readonly connected: () => void
  readonly lost: () => void
  /** The server sends something this page doesn't know, so there is a newer page. */
  readonly unreadable: () => void
  /** Final. */
  readonly refused: (code: string, message: string) => void
  readonly closed: (reason: Closing) => void
  /** The newest state can't be shown. The next view takes this back. */
  readonly trouble: (message: string) => void
  readonly reaction: (from: PlayerId, kind: ReactionKind) => void
  /** The server's time as it sent it, and for a question also when that left. */
  readonly time: (now: number, asked?: number) => void
}

export interface Live {
  /** Unsent: there is no connection; null: no answer came in time. */
  readonly transmit: (command: Envelope) => Promise<Ack | 'unsent' | null>
  readonly react: (seat: PlayerId, kind: ReactionKind) => void
  /** A spectator's answer for the balcony. One that gets lost isn't worth a second try: the table has moved on. */
  readonly tap: (tap: Tap) => void
  readonly close: () => void
}

/** The only socket. It reconnects after sleep, a changed network or a server that went away. */
export function openLive(
  who: {
    readonly code: string
    readonly seats: readonly string[]
    readonly device: string
    readonly isTv?: boolean | undefined
  },
  position: () => Position,
  events: LiveEvents,
): Live {
  const socket: Socket<ServerEvents, ClientEvents> = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
    randomizationFactor: 0.5,
    timeout: 5000,
    forceNew: true,
    auth: (tell) =>
      tell({
        proto: PROTO,
        code: who.code,
        seats: [...who.seats],
        device: who.device,
        isTv: who.isTv,
        ...position(),
      }),
  })
  let isClosed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const reconnectAfter = (milliseconds: number) => {
    clearTimeout(retry)
    retry = setTimeout(() => {
      if (!isClosed) socket.disconnect().connect()
    }, milliseconds)
  }

  socket.on('connect', events.connected)
  socket.on('disconnect', (reason) => {
    events.lost()
    // Socket.IO doesn't reconnect if the server ended the connection. Unless the server gave a reason, we do.
    if (reason === 'io server disconnect') reconnectAfter(500)
  })
  socket.on('connect_error', (error) => {
    const parsed = refusedHandshake.safeParse('data' in error ? error.data : null)
    if (!parsed.success) return events.lost()
    if (TEMPORARY_REFUSALS.has(parsed.data.code)) {
      events.lost()
      return reconnectAfter(700 + Math.random() * 1500)
    }
    close()
    events.refused(parsed.data.code, parsed.data.message)
  })
  function read(raw: unknown): void {
    const message = sessionMessage.safeParse(raw)
    // A server that is newer than this page can show what the page can't read.
    if (!message.success) return events.unreadable()
    events.time(message.data.now)
    events.session(message.data)
  }
  /** The newest view that arrived while one was read. On a slow phone, or during its sleep, many wait together. */
  let unread: unknown = null
  let isReading = false
  function readNewest(): void {
    const newest = unread
    unread = null
    isReading = newest !== null
    if (newest === null) return
    setTimeout(readNewest)
    read(newest)
  }
  socket.on('session', (raw) => {
    unread = raw
    if (!isReading) readNewest()
  })
  socket.on('closed', (raw) => {
    const parsed = closed.safeParse(raw)
    // The last view may stay on the screen.
    readNewest()
    close()
    events.closed(parsed.success ? parsed.data.reason : 'ended')
  })
  socket.on('pulse', (raw) => {
    const parsed = reaction.safeParse(raw)
    if (parsed.success) events.reaction(parsed.data.from, parsed.data.kind)
  })
  socket.on('trouble', (raw) => {
    const parsed = trouble.safeParse(raw)
    if (parsed.success) events.trouble(parsed.data.message)
  })
  socket.on('drain', (raw) => {
    const parsed = drain.safeParse(raw)
    reconnectAfter(parsed.success ? parsed.data.after : 0)
  })

  async function sendHeartbeat(patience: number): Promise<boolean> {
    const asked = Date.now()
    try {
      const answer = await socket.timeout(patience).emitWithAck('beat', position())
      events.time(answer.now, asked)
      return true
    } catch {
      return false
    }
  }
  /** Checks the connection: a socket may have died unnoticed in a phone's sleep, or with its network. */
  async function ask(patience: number): Promise<void> {
    if (document.visibilityState === 'hidden' || isClosed) return
    const { id } = socket
    if (socket.connected && (await sendHeartbeat(patience))) return
    // Otherwise that socket is given up, and another one is on its way.
    if (socket.id === id) reconnectAfter(0)
  }
  const onWake = () => void ask(WAKE_PATIENCE_MS)
  const heartbeats = setInterval(() => {
    if (socket.connected) void sendHeartbeat(HEARTBEAT_MS)
  }, HEARTBEAT_MS)
  document.addEventListener('visibilitychange', onWake)
  window.addEventListener('online', onWake)
  window.addEventListener('pageshow', onWake)

  function close(): void {
    isClosed = true
    clearTimeout(retry)
    clearInterval(heartbeats)
    unread = null
    document.removeEventListener('visibilitychange', onWake)
    window.removeEventListener('online', onWake)
    window.removeEventListener('pageshow', onWake)
    socket.disconnect()
  }

  return {
    close,
    transmit: async (command) => {
      // No one waits for this answer anymore; with one, the sender would go on forever.
      if (isClosed) return new Promise<never>(() => {})
      if (!socket.connected) return 'unsent'
      try {
        const answer = ack.safeParse(await socket.timeout(RESEND_MS).emitWithAck('command', command))
        // The server has a closed list of refusal codes; an unknown one shows its message.
        return answer.success ? (answer.data as Ack) : null
      } catch {
        if (socket.connected) void ask(TAP_PATIENCE_MS)
        return null
      }
    },
    react: (seat, kind) => {
      if (socket.connected) socket.emit('react', { seat, kind })
    },
    tap: (tap) => {
      if (socket.connected) socket.emit('tap', tap)
    },
  }
}
