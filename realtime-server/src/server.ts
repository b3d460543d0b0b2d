import { randomInt } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { addressKey, clientAddress, type Log, letWaitingIn, repeatEvery } from '@highjinks/platform'
import { type ClientEvents, type ServerEvents, SOCKET_PATH } from '@highjinks/protocol'
import { Server } from 'socket.io'
import { BalconyKeeper } from './balcony.ts'
import { Client } from './client.ts'
import { serveConnection } from './connection.ts'
import type { RealtimeDeps } from './deps.ts'
import { createDoor } from './door.ts'
import { openFigures } from './figures.ts'
import { codeOfFault, handshakeError } from './handshake.ts'
import { meterConnection } from './meter.ts'
import { isOriginAllowed } from './origin.ts'
import { PresenceKeeper } from './presence.ts'
import { createRateLimits } from './rate-limits.ts'
import { SessionRooms } from './rooms.ts'
import type { SocketData } from './socket.ts'
import { createSweep } from './sweep.ts'
import { type Connection, createWires } from './wire.ts'

const FRAME_MAX_BYTES = 16 * 1024

/** The time a connection may stay silent before its handshake. */
const SILENT_MS = 5000
/** Longer than the queue for trying codes. */
const TURN_MS = 25_000

/** The interval for comparing rooms here with the store. */
const COMPARE_MS = 2000

const SWEEP_MS = 250

/** The interval for finding expired connections; expiry takes seconds anyway. */
const EXPIRED_MS = 1000

/** The interval for repeating a failed renewal. */
const RENEW_CHECK_MS = 1000

export interface Realtime {
  /** Asks everyone to move within `window` ms, in small groups, then closes. */
  readonly drain: (window: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Attaches the realtime server to an HTTP server that already answers everything else. */
export function attachRealtime(http: HttpServer, deps: RealtimeDeps): Realtime {
  const { store, log } = deps
  const wires = createWires()
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>(http, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: FRAME_MAX_BYTES,
    connectTimeout: TURN_MS,
    pingInterval: 10_000,
    pingTimeout: 8000,
    wsEngine: wires.wsEngine,
    allowRequest: (request, answer) => answer(null, isOriginAllowed(request, deps.publicUrl)),
  })
  wires.proveUsed()
  const rooms = new SessionRooms(store, log)
  const presence = new PresenceKeeper({ store, rooms, random: deps.random, processId: deps.processId, log })
  const { processId } = deps
  const balcony = new BalconyKeeper({ store, rooms, processId, log, isLimited: deps.rateLimits })
  const rateLimits = createRateLimits(deps.rateLimits)
  const figures = openFigures(deps.metrics, () => io.engine.clientsCount)

  // Connections can't be taken over: knowing a connection's ID doesn't let another one replace it
  io.engine.use((request: IncomingMessage, _response: unknown, proceed: (fault?: Error) => void) => {
    const isAnothers = new URL(request.url ?? '', 'http://any').searchParams.has('sid')
    proceed(isAnothers ? new Error('connections are not taken over') : undefined)
  })
  io.engine.on('connection', (conn: Connection) => {
    meterConnection(conn, wires.of(conn), rateLimits.packets(tellAddress(conn.request, deps)))
    endUnlessGreeted(conn)
  })
  let isLeaving = false
  const answerHandshake = createDoor(deps, rateLimits, figures.refusal)
  const greeting = new WeakSet<Connection>()
  const greeted = new WeakSet<Connection>()
  /** Ends connections that stay silent, or stay after a refusal. Connections waiting for their turn may wait. */
  function endUnlessGreeted(conn: Connection, inMs = SILENT_MS): void {
    setTimeout(() => {
      if (greeting.has(conn)) endUnlessGreeted(conn, 1000)
      else if (!greeted.has(conn)) conn.close()
    }, inMs).unref()
  }
  io.use((socket, proceed) => {
    const { conn } = socket
    if (greeting.has(conn)) return proceed(handshakeError('malformed'))
    greeting.add(conn)
    // Newcomers during shutdown get an order to try again, and find another process.
    void (isLeaving ? Promise.resolve(handshakeError('unavailable')) : answerHandshake(socket))
      .then(proceed)
      .finally(() => greeting.delete(conn))
  })
  io.on('connection', (socket) => {
    const { arrival } = socket.data
    // The socket may have closed while its handshake was read; then nothing would ever say goodbye.
    if (!arrival || socket.conn.readyState !== 'open') return void socket.disconnect(true)
    greeted.add(socket.conn)
    figures.arrival(arrival.isBack)
    const wire = wires.of(socket.conn)
    const client = new Client(socket, wire, arrival)
    serveConnection(socket, wire, client, { deps, rooms, presence, balcony, rateLimits, figures })
  })

  const stops = [
    repeatEvery(SWEEP_MS, createSweep(store, deps.random, log, deps.metrics), reportFault(log, 'due')),
    repeatEvery(EXPIRED_MS, () => presence.commitExpired(), reportFault(log, 'expired')),
    repeatEvery(COMPARE_MS, () => rooms.compare(), reportFault(log, 'compare')),
    repeatEvery(COMPARE_MS, () => balcony.compare(), reportFault(log, 'balcony')),
    repeatEvery(COMPARE_MS, () => presence.heal(), reportFault(log, 'heal')),
    repeatEvery(COMPARE_MS, () => presence.countWatchers(), reportFault(log, 'watchers')),
    repeatEvery(RENEW_CHECK_MS, () => presence.renewWhenDue(), reportFault(log, 'renew')),
  ]
  const close = async () => {
    await Promise.all(stops.map((stop) => stop()))
    rooms.close()
    balcony.close()
    await letWaitingIn(http)
    await io.close()
  }
  const leave = async (window: number) => {
    isLeaving = true
    await drainAll(rooms, window)
    await close()
  }
  return { close, drain: leave }
}

/** A failed run comes again on its own, so only faults that aren't outages are reported. */
function reportFault(log: Log, work: string): (fault: unknown) => void {
  return (fault) => {
    if (codeOfFault(fault) === 'internal') log.fault('a round of the clock failed', fault, { work })
    else log.debug({ work }, 'the store is away')
  }
}

/**
 * Spreads the moves over the window, so that the other processes get a stream and not a wave. The last quarter is for
 * clients that still wait for an answer.
 */
async function drainAll(rooms: SessionRooms, window: number): Promise<void> {
  const last = Math.max(1, Math.floor(window * 0.75))
  for (const client of rooms.clients()) client.drain(randomInt(last))
  await new Promise((resolve) => setTimeout(resolve, window))
}

/** Connections without a readable address are counted together; their handshake is refused. */
function tellAddress(request: IncomingMessage, { trustedProxies }: RealtimeDeps): string {
  try {
    return addressKey(clientAddress(request, trustedProxies))
  } catch {
    return 'unknown'
  }
}
