import { type Ack, heartbeat, react, tap } from '@highjinks/protocol'
import { StoreUnavailable } from '@highjinks/session-store'
import type { BalconyKeeper } from './balcony.ts'
import type { Client } from './client.ts'
import { handleCommand, refused } from './commands.ts'
import type { RealtimeDeps } from './deps.ts'
import type { Figures } from './figures.ts'
import { codeOfFault } from './handshake.ts'
import type { PresenceKeeper } from './presence.ts'
import type { SocketRateLimits } from './rate-limits.ts'
import type { SessionRooms } from './rooms.ts'
import type { ClientSocket } from './socket.ts'
import type { Wire } from './wire.ts'

/** The dependencies that all connections of this process share. */
export interface ConnectionDeps {
  readonly deps: Pick<RealtimeDeps, 'store' | 'log' | 'random' | 'watchdog'>
  readonly rooms: SessionRooms
  readonly presence: PresenceKeeper
  readonly balcony: Pick<BalconyKeeper, 'tap'>
  readonly rateLimits: SocketRateLimits
  readonly figures: Pick<Figures, 'tap'>
}

/** Serves one connection from greeting to goodbye. */
export function serveConnection(
  socket: ClientSocket,
  wire: Wire,
  client: Client,
  { deps, rooms, presence, balcony, rateLimits, figures }: ConnectionDeps,
): void {
  const { store, log } = deps
  const guard = (name: string, work: Promise<unknown>) => {
    work.catch((fault: unknown) => {
      if (codeOfFault(fault) === 'internal')
        log.fault('a handler failed', fault, { event: name, session: client.sessionId })
    })
  }
  /** Answers the caller, whatever happens. */
  const answerWith = async (work: Promise<Ack>, answer: (ack: Ack) => void) => {
    try {
      answer(await work)
    } catch (fault) {
      answer(refused(codeOfFault(fault)))
      throw fault
    }
  }
  const room = () => rooms.get(client.sessionId)
  wire.onDrain(() => room()?.catchUpOne(client))
  socket.on('disconnect', () => {
    rooms.leave(client)
    guard('disconnect', presence.departed(client))
  })
  const entered = enterRoom(client, socket, rooms, presence).catch((fault: unknown) => {
    // If its seat isn't committed as online, it would watch a table that doesn't know it's there. It will try again,
    // maybe on a process whose rules work.
    if (codeOfFault(fault) === 'internal') client.tellTrouble()
    client.drop()
    throw fault
  })
  guard('connect', entered)
  // A command may arrive with the connection, or its commit's announcement may still be on the way
  const showUpTo = async (v: number) => {
    await entered
    const isBehind = () => (room()?.position.v ?? v) < v
    if (isBehind()) await rooms.refresh(client.sessionId)
    if (isBehind()) throw new StoreUnavailable('the session could not be read after a command')
  }

  socket.on('command', (raw, ack) => {
    const cameAt = performance.now()
    const answer = (text: Ack) => {
      figures.tap(performance.now() - cameAt, text)
      if (typeof ack === 'function') ack(text)
    }
    if (!rateLimits.command(client, store.now())) return answer(refused('too-often'))
    guard('command', client.closeAfter(answerWith(handleCommand(raw, client, deps, showUpTo), answer)))
  })
  socket.on('react', (raw, ack) => {
    const answer = (text: Ack) => {
      if (typeof ack === 'function') ack(text)
    }
    const asked = react.safeParse(raw)
    if (!asked.success) return answer(refused('malformed'))
    const isSeated = client.seats.includes(asked.data.seat) && !room()?.hasLeft(asked.data.seat)
    if (!isSeated) return answer(refused('not-your-seat'))
    if (!rateLimits.reaction(client, asked.data.seat, store.now())) return answer(refused('too-often'))
    const reaction = { from: asked.data.seat, kind: asked.data.kind }
    const told = store.sendReaction(client.sessionId, reaction)
    guard(
      'react',
      answerWith(
        told.then(() => ({ ok: true, v: client.shownVersion })),
        answer,
      ),
    )
  })
  socket.on('tap', (raw, ack) => {
    const answer = (text: Ack) => {
      if (typeof ack === 'function') ack(text)
    }
    const asked = tap.safeParse(raw)
    if (!asked.success) return answer(refused('malformed'))
    if (!rateLimits.tap(client, store.now())) return answer(refused('too-often'))
    const counted = entered.then(() => balcony.tap(client, asked.data))
    guard('tap', answerWith(counted, answer))
  })
  socket.on('beat', (raw, ack) => {
    const heard = heartbeat.safeParse(raw)
    if (!heard.success || typeof ack !== 'function') return
    const now = store.now()
    ack({ v: client.shownVersion, now })
    client.confirmPosition(heard.data.v, heard.data.epoch, now)
    room()?.catchUpOne(client)
  })
}

/** Commits the seat as online before showing the room, so that the newcomer is in what is shown. */
async function enterRoom(
  client: Client,
  socket: ClientSocket,
  rooms: SessionRooms,
  presence: PresenceKeeper,
): Promise<void> {
  await presence.arrived(client)
  if (!socket.connected) return presence.departed(client)
  const room = rooms.enter(client)
  await rooms.refresh(client.sessionId)
  room.sendTo(client)
}
