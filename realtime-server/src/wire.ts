import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Frame } from './frame.ts'
import type { ClientSocket } from './socket.ts'

/** What Engine.IO knows of a connection, below Socket.IO. */
export type Connection = ClientSocket['conn']

/** More packets waiting behind the one that is leaving, and the reader is slow. */
const WAITING_MOST = 2

/** What lies below a connection: how much of what it was sent has not left yet, and ways around what makes it wait. */
export interface Wire {
  readonly waitingPackets: () => number
  readonly waitingBytes: () => number
  /** It gets only the latest view, when this is over. */
  readonly isSlow: () => boolean
  /** What waited has left. */
  readonly onDrain: (listener: () => void) => void
  /** A ping or pong of the WebSocket itself, which has been answered already. */
  readonly onControl: (listener: (bytes: number) => void) => void
  /** Sends a finished frame, which Engine.IO has no way to. */
  readonly sendFrame: (frame: Frame) => void
  /** Asks the other side to close no more. */
  readonly terminate: () => void
}

export interface Wires {
  /** To be given to Engine.IO. */
  readonly wsEngine: unknown
  /** Throws unless Engine.IO has made its WebSockets with it: to be asked at the start. */
  readonly proveUsed: () => void
  readonly of: (conn: Connection) => Wire
}

/** By public ways alone: a WebSocket is found by its request because the server that makes it is ours. */
export function createWires(): Wires {
  const webSockets = new WeakMap<IncomingMessage, WebSocket>()
  const wires = new WeakMap<Connection, Wire>()
  let isUsed = false

  class FindableWebSockets extends WebSocketServer {
    constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
      super(options)
      isUsed = true
    }
    override handleUpgrade(...[request, socket, head, done]: Parameters<WebSocketServer['handleUpgrade']>): void {
      super.handleUpgrade(request, socket, head, (webSocket, asked) => {
        webSockets.set(request, webSocket)
        done(webSocket, asked)
      })
    }
  }

  return {
    wsEngine: FindableWebSockets,
    proveUsed: () => {
      if (!isUsed) throw new Error('Engine.IO makes its WebSockets without `wsEngine`: no view could be sent')
    },
    of: (conn) => {
      const known = wires.get(conn)
      if (known) return known
      const webSocket = webSockets.get(conn.request)
      if (!webSocket) throw new Error('Engine.IO did not take this connection from `wsEngine`')
      const wire = wireOf(conn, webSocket)
      wires.set(conn, wire)
      return wire
    },
  }
}

function wireOf(conn: Connection, webSocket: WebSocket): Wire {
  const { socket } = conn.request
  let [packets, bytes] = [0, 0]
  conn.on('packetCreate', ({ data }: { readonly data?: string | Buffer }) => {
    packets++
    bytes += data?.length ?? 0
  })
  conn.on('flush', () => {
    packets = 0
    bytes = 0
  })
  return {
    waitingPackets: () => packets,
    waitingBytes: () => bytes + socket.writableLength,
    isSlow: () => packets > WAITING_MOST || socket.writableNeedDrain,
    onDrain: (listener) => {
      conn.on('drain', listener)
      socket.on('drain', listener)
    },
    onControl: (listener) => {
      for (const kind of ['ping', 'pong'] as const) webSocket.on(kind, (data: Buffer) => listener(data.length))
    },
    // Without compression `ws` hands over every frame at once, so that ours comes between two of its own
    sendFrame: (frame) => {
      if (webSocket.readyState !== webSocket.OPEN) return
      socket.cork()
      for (const piece of frame) socket.write(piece)
      socket.uncork()
    },
    terminate: () => webSocket.terminate(),
  }
}
