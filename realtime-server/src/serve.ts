import { type Ack, heartbeat, react } from '@highjinks/protocol'
import type { Client, Wire } from './client.ts'
import { no, obey } from './commands.ts'
import type { RealtimeDeps } from './deps.ts'
import { codeOfFault } from './handshake.ts'
import type { SocketLimits } from './limits.ts'
import type { PresenceKeeper } from './presence.ts'
import type { Rooms } from './rooms.ts'

/** What every connection of this process shares. */
export interface Service {
  readonly deps: Pick<RealtimeDeps, 'store' | 'log' | 'random'>
  readonly rooms: Rooms
  readonly presence: PresenceKeeper
  readonly limits: SocketLimits
}

/** One connection from its greeting to its goodbye. */
export function serve(socket: Wire, client: Client, { deps, rooms, presence, limits }: Service): void {
  const { store, log } = deps
  const guard = (name: string, work: Promise<unknown>) => {
    work.catch((fault: unknown) => {
      if (codeOfFault(fault) === 'internal')
        log.error({ event: name, session: client.sessionId, fault }, 'a handler failed')
    })
  }
  const room = () => rooms.get(client.sessionId)
  socket.conn.on('drain', () => room()?.catchUpOne(client))
  socket.on('disconnect', () => {
    rooms.leave(client)
    guard('disconnect', presence.departed(client))
  })
  guard(
    'connect',
    sitDown(client, socket, rooms, presence).catch((fault: unknown) => {
      // Without its seat committed it would watch a table that does not know it is here: it tries again.
      client.drop()
      throw fault
    }),
  )

  socket.on('command', (raw, ack) => {
    const answer = (text: Ack) => {
      if (typeof ack === 'function') ack(text)
    }
    if (!limits.command(client, store.now())) return answer(no('too-often'))
    guard(
      'command',
      client.answering(
        obey(raw, client, deps).then(answer, (fault: unknown) => {
          answer(no(codeOfFault(fault)))
          throw fault
        }),
      ),
    )
  })
  socket.on('react', (raw, ack) => {
    const answer = (text: Ack) => {
      if (typeof ack === 'function') ack(text)
    }
    const asked = react.safeParse(raw)
    if (!asked.success) return answer(no('malformed'))
    if (!client.seats.includes(asked.data.seat)) return answer(no('not-your-seat'))
    if (!limits.reaction(client, store.now())) return answer(no('too-often'))
    const pulse = { from: asked.data.seat, kind: asked.data.kind }
    guard(
      'react',
      store.pulse(client.sessionId, pulse).then(() => answer({ ok: true, v: client.version })),
    )
  })
  socket.on('beat', (raw, ack) => {
    const heard = heartbeat.safeParse(raw)
    if (!heard.success || typeof ack !== 'function') return
    const v = room()?.version ?? client.version
    ack({ v, now: store.now() })
    client.isAt(heard.data.v)
    room()?.catchUpOne(client)
  })
}

/** First the seat is committed as online, then the room is shown: what is shown has the newcomer in it. */
async function sitDown(client: Client, socket: Wire, rooms: Rooms, presence: PresenceKeeper): Promise<void> {
  await presence.arrived(client)
  if (!socket.connected) return presence.departed(client)
  const room = rooms.enter(client)
  await rooms.refresh(client.sessionId)
  room.show(client)
}
