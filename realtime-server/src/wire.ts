import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Frame } from './frame.ts'
import type { ClientSocket } from './socket.ts'

/** A connection as Engine.IO has it, below Socket.IO. */
export type Connection = ClientSocket['conn']

/** A client with more packets than this waiting counts as slow. */
const WAITING_MOST = 2

/** Low-level access to a connection: how much is still unsent, and ways to bypass the queue. */
export interface Wire {
  readonly waitingPackets: () => number
  readonly waitingBytes: () => number
  /** Returns whether the reader is slow. It then only gets the latest view, later. */
  readonly isSlow: () => boolean
  /** Calls the listener once everything waiting has been sent. */
  readonly onDrain: (listener: () => void) => void
  /** Calls the listener for WebSocket-level pings and pongs, which have already been answered. */
  readonly onControl: (listener: (bytes: number) => void) => void
  /** Sends a finished frame, which Engine.IO can't do. */
  readonly sendFrame: (frame: Frame) => void
  /** Ends the connection without asking the other side to close. */
  readonly terminate: () => void
}

export interface Wires {
  /** The WebSocket engine to pass to Engine.IO. */
  readonly wsEngine: unknown
  /** Throws unless Engine.IO uses this engine. Called at the start. */
  readonly proveUsed: () => void
  readonly of: (conn: Connection) => Wire
}

/** Uses only public APIs: a WebSocket is found by its request, because we create the WebSocket server. */
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
    // Without compression, `ws` passes every frame on right away, so ours fits between two of its own
    sendFrame: (frame) => {
      if (webSocket.readyState !== webSocket.OPEN) return
      socket.cork()
      for (const piece of frame) socket.write(piece)
      socket.uncork()
    },
    terminate: () => webSocket.terminate(),
  }
}
