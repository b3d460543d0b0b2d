import type { ClientEvents, ServerEvents } from '@highjinks/protocol'
import type { Socket } from 'socket.io'
import type { Arrival } from './handshake.ts'

/** What the handshake left for the connection. */
export interface SocketData {
  arrival?: Arrival
}
export type ClientSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>
