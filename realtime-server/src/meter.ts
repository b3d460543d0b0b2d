import type { Connection, Wire } from './wire.ts'

/** Waiting to be read by a client that has stopped reading: more would only fill our memory. */
const UNREAD_PACKETS_MOST = 64
const UNREAD_BYTES_MOST = 256 * 1024
/** So much of a packet is free; each time as much counts as one packet more. */
const PACKET_BYTES = 1024

/** Takes so many packets, or says no. */
export type TakePackets = (now: number, cost: number) => boolean

/**
 * Counts every packet of a connection before anything is done for it, whatever its kind, namespace or shape, and cuts
 * the connection when `take` says no, or when it leaves too much unread.
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

/** What was sent last has so long to arrive. */
const GOODBYE_MS = 2000

/** At once: Engine.IO's own `close` waits until everything has been read, which is what this client does not do. */
export function cutConnection(conn: Connection, wire: Wire): void {
  conn.close(true)
  wire.terminate()
}
