import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey, clientAddress, type TrustedProxies } from './client-address.ts'
import { createConnectionSlots, type SlotHolder, type SlotLimits } from './connection-slots.ts'
import { createSlices } from './in-slices.ts'

/** Limits on what may wait for callers who don't read their answers. They hold even if every other limit is off. */
export interface Patience {
  /**
   * Calls on one connection whose answers weren't read. Browsers, proxies and our own client send one call at a time.
   */
  readonly unanswered: number
  /** The same for all connections together. */
  readonly unansweredOfAll: number
  /** The longest an answer may take from the call to its last byte. */
  readonly takeMs: number
  /** Unread bytes on one connection. */
  readonly bytes: number
  readonly bytesOfAll: number
  readonly lookEveryMs: number
}

const MB = 1024 * 1024
const PATIENCE: Patience = {
  unanswered: 8,
  unansweredOfAll: 4000,
  takeMs: 60_000,
  bytes: 4 * MB,
  bytesOfAll: 64 * MB,
  lookEveryMs: 500,
}

interface Connection extends SlotHolder {
  readonly socket: Socket
  readonly unanswered: Set<ServerResponse>
  isUpgraded: boolean
  /** When the oldest waiting answer became due. */
  since: number
}

/**
 * Runs before everything that listens to this server, Socket.IO included. Counts unread answers per connection and
 * closes connections that let them pile up. Otherwise a caller who never reads would fill the memory.
 */
export function guardConnections(
  server: Server,
  given: Partial<Patience>,
  limits: SlotLimits,
  trusted: TrustedProxies,
): void {
  const patience = { ...PATIENCE, ...given }
  const slots = createConnectionSlots(limits)
  const connections = new Map<Socket, Connection>()
  /** The connections with an answer to read, the longest waiting first. */
  const waiting = new Set<Connection>()
  let unansweredOfAll = 0

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const connection: Connection = {
      socket,
      unanswered: new Set(),
      since: 0,
      isUpgraded: false,
      from: trusted(remoteAddress, 0) ? null : addressKey(remoteAddress),
      isIdle: () => connection.unanswered.size === 0 && !connection.isUpgraded,
      end: () => socket.destroy(),
    }
    if (!slots.take(connection)) return void socket.destroy()
    connections.set(socket, connection)
    socket.once('close', () => {
      slots.leave(connection)
      connections.delete(socket)
      waiting.delete(connection)
      // Node doesn't close answers that were queued behind another
      unansweredOfAll -= connection.unanswered.size
      connection.unanswered.clear()
    })
  })

  function letIn(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = connections.get(request.socket)
    // The connection is closed, but more calls were already read from it
    if (!connection || request.socket.destroyed) return false
    begin(connection, request, response)
    if (connection.unanswered.size > patience.unanswered) {
      request.socket.destroy()
      return false
    }
    if (unansweredOfAll > patience.unansweredOfAll) waiting.values().next().value?.socket.destroy()
    return !request.socket.destroyed && namesOneHost(request, response)
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    if (connection.unanswered.size === 0) becomeDue(connection)
    connection.unanswered.add(response)
    unansweredOfAll++
    response.once('finish', () => endUnlessSent(request))
    response.once('close', () => {
      if (!connection.unanswered.delete(response)) return
      unansweredOfAll--
      waiting.delete(connection)
      if (connection.unanswered.size > 0) becomeDue(connection)
    })
  }

  function becomeDue(connection: Connection): void {
    connection.since = performance.now()
    waiting.add(connection)
  }

  /**
   * Closes connections that are too slow or have too much waiting. If the total is too high, closes the largest first.
   */
  function look(): void {
    const late = performance.now() - patience.takeMs
    const loads: { readonly socket: Socket; readonly bytes: number }[] = []
    let total = 0
    for (const { socket, unanswered, since } of connections.values()) {
      const bytes = bytesWaiting(socket, unanswered)
      if ((unanswered.size > 0 && since < late) || bytes > patience.bytes) socket.destroy()
      else if (bytes > 0) {
        loads.push({ socket, bytes })
        total += bytes
      }
    }
    if (total <= patience.bytesOfAll) return
    for (const { socket, bytes } of loads.sort((a, b) => b.bytes - a.bytes)) {
      if (total <= patience.bytesOfAll) return
      socket.destroy()
      total -= bytes
    }
  }

  /** Counts a socket for its real caller, because a socket has only one caller even behind a proxy. */
  function letUp(request: IncomingMessage, socket: Socket): boolean {
    const connection = connections.get(socket)
    if (!connection) return false
    connection.isUpgraded = true
    return connection.from !== null || slots.assign(connection, addressKey(clientAddress(request, trusted)))
  }

  const looking = setInterval(look, patience.lookEveryMs)
  looking.unref()
  server.once('close', () => clearInterval(looking))
  standInFront(server, letIn, letUp)
}

/**
 * Closes the connection soon if the request was refused before its body arrived, instead of reading the body forever.
 */
function endUnlessSent(request: IncomingMessage): void {
  if (request.complete) return
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, REST_OF_BODY_MS).unref()
}
const REST_OF_BODY_MS = 1000

/** Returns the bytes written but not sent, for the current answer and those queued behind it. */
function bytesWaiting(socket: Socket, unanswered: ReadonlySet<ServerResponse>): number {
  let bytes = socket.writableLength
  for (const response of unanswered) if (response.socket === null) bytes += response.writableLength
  return bytes
}

function standInFront(
  server: Server,
  letIn: (request: IncomingMessage, response: ServerResponse) => boolean,
  letUp: (request: IncomingMessage, socket: Socket) => boolean,
): void {
  // The listeners take what Node gives them, but Node's types only say Function
  const answering = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  const runInSlice = createSlices()
  server.on('request', (request, response) => {
    if (!letIn(request, response)) return
    runInSlice(() => {
      if (!request.socket.destroyed) for (const answer of answering) answer.call(server, request, response)
    })
  })
  type Upgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => void
  const upgrading = server.listeners('upgrade') as Upgrade[]
  // Without an upgrade listener, Node treats such a call as an ordinary one
  if (upgrading.length === 0) return
  server.removeAllListeners('upgrade')
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (countHosts(request) > 1) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    if (!letUp(request, socket)) return void socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n')
    for (const upgrade of upgrading) upgrade.call(server, request, socket, head)
  })
}

/** Refuses calls with two hosts (RFC 9112, 3.2), because each server on the path could pick a different one. */
function namesOneHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (countHosts(request) <= 1) return true
  response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
  response.end('{"message":"We couldn\'t read that request.","code":"malformed"}')
  return false
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++
  return hosts
}
