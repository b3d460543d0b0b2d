import { EventEmitter } from 'node:events'
import type { Ack } from '@highjinks/protocol'
import type { ClientSocket } from '../socket.ts'
import type { Wire } from '../wire.ts'

export type Sent = { readonly event: string; readonly message: unknown }

/** Both ends of one connection. Messages wait in the network until the scheduler delivers them. */
export class Line {
  isOpen = true
  isSlow = false
  readonly server = new EventEmitter()
  readonly conn = new EventEmitter()
  readonly id: string
  readonly toPhone: (sent: Sent) => void

  constructor(id: string, toPhone: (sent: Sent) => void) {
    this.id = id
    this.toPhone = toPhone
  }

  arrive(event: string, message: unknown, answer: (ack: Ack | { v: number }) => void): void {
    if (this.isOpen) this.server.emit(event, message, answer)
  }

  send(event: string, message: unknown): void {
    if (this.isOpen) this.toPhone({ event, message })
  }

  catchUp(): void {
    this.isSlow = false
    if (this.isOpen) this.conn.emit('drain')
  }

  end(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.server.emit('disconnect')
  }

  /** The server's process is gone, so nothing says goodbye. */
  cut(): void {
    this.isOpen = false
    this.server.removeAllListeners()
  }
}

/** Builds the server's end, with only the parts of a socket that the server uses. */
export function socketOf(line: Line): ClientSocket {
  const socket = {
    id: line.id,
    get connected() {
      return line.isOpen
    },
    on: (event: string, listener: (...args: unknown[]) => void) => line.server.on(event, listener),
    emit: (event: string, message: unknown) => line.send(event, message),
    disconnect: () => line.end(),
    conn: { close: () => line.end() },
  }
  // The server uses nothing else of a socket, and Socket.IO's class needs a server
  return socket as unknown as ClientSocket
}

export function wireOf(line: Line): Wire {
  return {
    waitingPackets: () => 0,
    waitingBytes: () => 0,
    isSlow: () => line.isSlow,
    onDrain: (listener) => line.conn.on('drain', listener),
    onControl: () => undefined,
    sendFrame: (frame) => {
      const text = Buffer.concat(frame).toString()
      const [event, message] = JSON.parse(text.slice(text.indexOf('["session"')))
      line.send(event, message)
    },
    terminate: () => line.end(),
  }
}
