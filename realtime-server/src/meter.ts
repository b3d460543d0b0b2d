import { type Allowance, createBucket } from '@highjinks/edge'
import type { WebSocket } from 'ws'
import type { ClientSocket } from './socket.ts'

/** What Engine.IO knows of a connection, below Socket.IO. */
export type Connection = ClientSocket['conn']

/** Waiting to be read by a client that has stopped reading: more would only fill our memory. */
const UNREAD_PACKETS_MOST = 64
const UNREAD_BYTES_MOST = 256 * 1024
/** So much of a packet is free; each time as much counts as one packet more. */
const PACKET_BYTES = 1024

/**
 * Counts every packet of a connection before anything is done for it, whatever its kind, namespace or shape, and cuts
 * the connection when it sends more than `allowance` or leaves too much unread.
 */
export function meterConnection(conn: Connection, allowance: Allowance): void {
  const raw = webSocketOf(conn)
  const take = createBucket(allowance)
  let queuedBytes = 0

  function count(bytes: number): void {
    const isAllowed = take(performance.now(), 1 + bytes / PACKET_BYTES)
    if (!isAllowed || queuedBytes + raw.bufferedAmount > UNREAD_BYTES_MOST) cutConnection(conn)
  }

  conn.on('packet', ({ data }: Packet) => count(data?.length ?? 0))
  // These never reach Engine.IO, and the WebSocket has answered the first of them already
  raw.on('ping', (data: Buffer) => count(data.length))
  raw.on('pong', (data: Buffer) => count(data.length))
  conn.on('packetCreate', (packet: Packet) => {
    queuedBytes += bytesOf(packet)
    // Declared private, but the only place where Engine.IO says how much has not left yet
    const isFull = conn['writeBuffer'].length >= UNREAD_PACKETS_MOST
    if (isFull || queuedBytes + raw.bufferedAmount > UNREAD_BYTES_MOST) cutConnection(conn)
  })
  conn.on('flush', () => {
    queuedBytes = 0
  })
  // Engine.IO asks the other side to close, which may never answer
  conn.once('close', () => void setTimeout(() => raw.terminate(), GOODBYE_MS).unref())
}

/** What was sent last has so long to arrive. */
const GOODBYE_MS = 2000

interface Packet {
  readonly data?: string | Buffer
  readonly options?: { readonly wsPreEncodedFrame?: readonly Buffer[] }
}

function bytesOf({ data, options }: Packet): number {
  const frame = options?.wsPreEncodedFrame ?? []
  return (data?.length ?? 0) + frame.reduce((sum, piece) => sum + piece.length, 0)
}

/** At once: Engine.IO's own `close` waits until everything has been read, which is what this client does not do. */
export function cutConnection(conn: Connection): void {
  const raw = webSocketOf(conn)
  conn.close(true)
  raw.terminate()
}

/** Engine.IO keeps the WebSocket beside the request that asked for it; the only transport we take is this one. */
function webSocketOf({ request }: Connection): WebSocket {
  const raw: unknown = Reflect.get(request, 'websocket')
  // Its type is in no declaration of Engine.IO's that says what it is of; `ws` is what Engine.IO itself makes
  return raw as WebSocket
}
