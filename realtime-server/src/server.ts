import { randomInt } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { clientAddress, Gauge } from '@highjinks/edge'
import {
  type Ack,
  ANTI_ENTROPY_MS,
  beat,
  type ClientEvents,
  FRAME_MAX_BYTES,
  PRESENCE_BEAT_MS,
  react,
  type ServerEvents,
  SOCKET_PATH,
  SWEEP_MS,
} from '@highjinks/protocol'
import { Server } from 'socket.io'
import { type Arrived, Client, type Wire } from './client.ts'
import { no, obey } from './commands.ts'
import type { RealtimeDeps } from './deps.ts'
import { codeOfFault, refusal, welcome } from './handshake.ts'
import { createLimits, type SocketLimits } from './limits.ts'
import { isOriginAllowed } from './origin.ts'
import { PresenceKeeper } from './presence.ts'
import { Rooms } from './rooms.ts'
import { every, sweep } from './sweep.ts'

export interface Realtime {
  /** Tells everybody to go elsewhere within `window` ms, in small groups, then closes. */
  readonly drain: (window: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Attaches the live half to an HTTP server that already answers everything else. */
export function attachRealtime(http: HttpServer, deps: RealtimeDeps): Realtime {
  const { store, log } = deps
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, Arrived>(http, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: FRAME_MAX_BYTES,
    connectTimeout: 5000,
    pingInterval: 10_000,
    pingTimeout: 8000,
    allowRequest: (request, answer) => answer(null, isOriginAllowed(request, deps.publicUrl)),
  })
  const rooms = new Rooms(store, log)
  const presence = new PresenceKeeper({ store, rooms, random: deps.random, processId: deps.processId })
  const limits = createLimits(deps.rateLimits)
  countConnections(deps, io)

  io.use((socket, proceed) => {
    void greet(socket).then(proceed)
  })
  /** Believes a handshake, or says why not. */
  async function greet(socket: Wire): Promise<Error | undefined> {
    const address = clientAddress(socket.request, deps.trustedProxies)
    if (!limits.handshake(address, store.now())) return refusal('too-often')
    try {
      const answer = await welcome(socket.handshake.auth, store)
      if (!answer.ok) return refusal(answer.code)
      socket.data.arrival = answer.arrival
      return undefined
    } catch (fault) {
      const code = codeOfFault(fault)
      if (code === 'internal') log.error({ fault }, 'a handshake failed')
      return refusal(code)
    }
  }

  io.on('connection', (socket) => {
    const { arrival } = socket.data
    // The socket may have gone while its handshake was being read; then nothing would ever say goodbye.
    if (!arrival || socket.conn.readyState !== 'open') return void socket.disconnect(true)
    serve(socket, new Client(socket, arrival.sessionId, arrival.seats), { deps, rooms, presence, limits })
  })

  const stops = [
    every(SWEEP_MS, log, 'due', () => sweep(store, deps.random)),
    every(SWEEP_MS, log, 'lapsed', () => presence.lapsed()),
    every(ANTI_ENTROPY_MS, log, 'compare', () => rooms.compare()),
    every(ANTI_ENTROPY_MS, log, 'watchers', () => presence.countWatchers()),
    every(PRESENCE_BEAT_MS, log, 'beat', () => presence.beat()),
  ]
  const close = async () => {
    await Promise.all(stops.map((stop) => stop()))
    rooms.close()
    await io.close()
  }
  return { close, drain: (window) => drainAll(rooms, window).then(close) }
}

interface Service {
  readonly deps: RealtimeDeps
  readonly rooms: Rooms
  readonly presence: PresenceKeeper
  readonly limits: SocketLimits
}

function serve(socket: Wire, client: Client, { deps, rooms, presence, limits }: Service): void {
  const { store, log } = deps
  const guard = (name: string, work: Promise<unknown>) => {
    work.catch((fault: unknown) => {
      if (codeOfFault(fault) === 'internal')
        log.error({ event: name, session: client.sessionId, fault }, 'a handler failed')
    })
  }
  const room = () => rooms.get(client.sessionId)
  socket.conn.on('drain', () => room()?.catchUpOne(client))
  socket.on('disconnect', () => {
    rooms.leave(client)
    guard('disconnect', presence.departed(client))
  })
  guard(
    'connect',
    sitDown(client, socket, rooms, presence).catch((fault: unknown) => {
      // Without its seat committed it would watch a table that does not know it is here: it tries again.
      client.drop()
      throw fault
    }),
  )

  socket.on('command', (raw, ack) => {
    const answer = (text: Ack) => {
      if (typeof ack === 'function') ack(text)
    }
    const verdict = limits.command(client, store.now())
    if (verdict === 'close') return client.drop()
    if (verdict === 'no') return answer(no('too-often'))
    guard(
      'command',
      obey(raw, client, deps).then(answer, (fault: unknown) => {
        answer(no(codeOfFault(fault)))
        throw fault
      }),
    )
  })
  socket.on('react', (raw, ack) => {
    const answer = (text: Ack) => {
      if (typeof ack === 'function') ack(text)
    }
    const asked = react.safeParse(raw)
    if (!asked.success) return answer(no('malformed'))
    if (!client.seats.includes(asked.data.seat)) return answer(no('not-your-seat'))
    if (!limits.reaction(client, store.now())) return answer(no('too-often'))
    const pulse = { from: asked.data.seat, kind: asked.data.kind }
    guard(
      'react',
      store.pulse(client.sessionId, pulse).then(() => answer({ ok: true, v: client.version })),
    )
  })
  socket.on('beat', (raw, ack) => {
    const heard = beat.safeParse(raw)
    if (!heard.success || typeof ack !== 'function') return
    const v = room()?.version ?? client.version
    ack({ v, now: store.now() })
    if (heard.data.v < v) room()?.show(client, true)
  })
}

/** First the seat is committed as online, then the room is shown: what is shown has the newcomer in it. */
async function sitDown(client: Client, socket: Wire, rooms: Rooms, presence: PresenceKeeper): Promise<void> {
  await presence.arrived(client)
  if (!socket.connected) return presence.departed(client)
  const room = rooms.enter(client)
  await rooms.refresh(client.sessionId)
  room.show(client)
}

/** Spread over the window, so that the other processes meet a stream and not a wave. */
async function drainAll(rooms: Rooms, window: number): Promise<void> {
  for (const client of rooms.clients()) client.drain(randomInt(Math.max(1, window)))
  await new Promise((resolve) => setTimeout(resolve, window))
}

function countConnections({ metrics }: RealtimeDeps, io: { readonly engine: { readonly clientsCount: number } }): void {
  new Gauge({
    name: 'highjinks_sockets',
    help: 'Open connections',
    registers: [metrics],
    collect() {
      this.set(io.engine.clientsCount)
    },
  })
}
