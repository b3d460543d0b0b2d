import { readFile } from 'node:fs/promises'
import type { HeldSeat } from '@highjinks/realtime-server/testing'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'

/** Opens a WebSocket that only sends Engine.IO messages when told to. */
export async function openRaw(
  port: number,
  { query = 'EIO=4&transport=websocket', from = '127.0.0.1' } = {},
): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?${query}`, {
    perMessageDeflate: false,
    localAddress: from,
    handshakeTimeout: 5000,
  })
  socket.on('error', () => undefined)
  // `once` would throw on a refused handshake.
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  return socket.readyState === WebSocket.OPEN ? socket : null
}

/** Returns a process's resident memory in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Returns how long a process's main thread ran and waited for a processor, in ms. */
export async function turnsOf(pid: number): Promise<{ readonly ran: number; readonly stood: number }> {
  const [ran = 0, stood = 0] = (await readFile(`/proc/${pid}/schedstat`, 'utf8'))
    .split(' ')
    .map((ns) => Number(ns) / 1e6)
  return { ran, stood }
}

const made = z.object({ id: z.string(), sessionCode: z.string(), playerId: z.string(), seatToken: z.string() })
const joined = z.object({ currentPlayer: z.object({ id: z.string(), name: z.string() }), seatToken: z.string() })

export interface RestSession {
  readonly id: string
  readonly code: string
  readonly seats: readonly HeldSeat[]
}

/** Creates a session and joins guests, like phones do. */
export async function openSession(url: string, guests: readonly string[]): Promise<RestSession> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const settings = { duration: 'Quick', clock: 'hard' }
  const session = made.parse(await post('/api/simple-session', { gameId: 1, hostName: 'Ada', settings }))
  const seats: HeldSeat[] = [{ id: session.playerId, token: session.seatToken, name: 'Ada' }]
  for (const playerName of guests) {
    const answer = await post('/api/sessions/join', { code: session.sessionCode, playerName })
    const { currentPlayer, seatToken } = joined.parse(answer)
    seats.push({ ...currentPlayer, token: seatToken })
  }
  return { id: session.id, code: session.sessionCode, seats }
}
