import type { Connection, Wire } from './wire.ts'

/** The maximum waiting for a client that stopped reading. More would only fill our memory. */
const UNREAD_PACKETS_MOST = 64
const UNREAD_BYTES_MOST = 256 * 1024
/** The free size of a packet. Each further block counts as one more packet. */
const PACKET_BYTES = 1024

/** Takes the cost of packets, or returns false. */
export type TakePackets = (now: number, cost: number) => boolean

/**
 * Counts every packet of a connection before it is handled, whatever its kind, namespace or shape. Cuts the connection
 * if `take` refuses or if too much stays unread.
 */
export function meterConnection(conn: Connection, wire: Wire, take: TakePackets): void {
  function count(bytes: number): void {
    const isAllowed = take(performance.now(), 1 + bytes / PACKET_BYTES)
    if (!isAllowed || wire.waitingBytes() > UNREAD_BYTES_MOST) cutConnection(conn, wire)
  }

  conn.on('packet', ({ data }: { readonly data?: string | Buffer }) => count(data?.length ?? 0))
  // These never reach Engine.IO
  wire.onControl(count)
  conn.on('packetCreate', () => {
    const isFull = wire.waitingPackets() > UNREAD_PACKETS_MOST || wire.waitingBytes() > UNREAD_BYTES_MOST
    if (isFull) cutConnection(conn, wire)
  })
  // Engine.IO asks the other side to close, which may never answer
  conn.once('close', () => void setTimeout(wire.terminate, GOODBYE_MS).unref())
}

/** The time for the last message to arrive. */
const GOODBYE_MS = 2000

/**
 * Cuts the connection right away, because Engine.IO's own `close` waits until everything was read, which this client
 * doesn't do.
 */
export function cutConnection(conn: Connection, wire: Wire): void {
  conn.close(true)
  wire.terminate()
}
