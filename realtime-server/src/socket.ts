import type { ClientEvents, ServerEvents } from '@highjinks/protocol'
import type { Socket } from 'socket.io'
import type { Arrival } from './handshake.ts'

/** The data a handshake passes to its connection. */
export interface SocketData {
  arrival?: Arrival
}
export type ClientSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>
