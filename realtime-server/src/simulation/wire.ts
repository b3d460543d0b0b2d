import { EventEmitter } from 'node:events'
import type { Ack } from '@highjinks/protocol'
import type { Frame } from '../frame.ts'
import type { ClientSocket } from '../socket.ts'

export type Sent = { readonly event: string; readonly message: unknown }

/** Both ends of one connection; what is sent over it waits in the network until the scheduler delivers it. */
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

  catchUp(): void {
    this.isSlow = false
    if (this.isOpen) this.conn.emit('drain')
  }

  end(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.server.emit('disconnect')
  }

  /** The server's process is gone: nobody there says goodbye. */
  cut(): void {
    this.isOpen = false
    this.server.removeAllListeners()
  }
}

/** The server's end, with as much of a socket as the server uses. */
export function wireOf(line: Line): ClientSocket {
  const emit = (event: string, message: unknown) => {
    if (line.isOpen) line.toPhone({ event, message })
  }
  const socket = {
    id: line.id,
    get connected() {
      return line.isOpen
    },
    on: (event: string, listener: (...args: unknown[]) => void) => line.server.on(event, listener),
    emit,
    disconnect: () => line.end(),
    conn: {
      on: (event: string, listener: () => void) => line.conn.on(event, listener),
      close: () => line.end(),
      write: (_data: string, { wsPreEncodedFrame }: { wsPreEncodedFrame: Frame }) => {
        const text = Buffer.concat(wsPreEncodedFrame).toString()
        const [event, message] = JSON.parse(text.slice(text.indexOf('["session"')))
        emit(event, message)
      },
      get writeBuffer() {
        return Array.from({ length: line.isSlow ? 100 : 0 })
      },
    },
  }
  // The server uses no other part of a socket; Socket.IO's class cannot be made without a server.
  return socket as unknown as ClientSocket
}
