import { endSession, whyEnded } from '@highjinks/games/session'
import { accept, refuse, type SessionId, type Step } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import type { WriteAudit } from '../audit-log/audit-log.ts'
import type { OperatorHandlers } from '../route.ts'

interface RoomDeps {
  readonly sessions: Pick<SessionStore, 'find' | 'read' | 'update' | 'presence'>
  readonly writeAudit: WriteAudit
}

/** The most rooms in the list; `stats` counts more. */
const ROOMS_MOST = 200

/** Lists current rooms by size and age. An operator can't read their content. */
export function roomHandlers({
  sessions,
  writeAudit,
}: RoomDeps): Pick<OperatorHandlers, 'rooms' | 'close' | 'closeRoom'> {
  async function end(operator: Account | null, id: SessionId | null): Promise<Step<{ id: string; people: number }>> {
    const stored = id === null ? null : await sessions.read(id)
    if (id === null || !stored) return refuse('session-not-found')
    const gone = whyEnded(stored.session)
    if (gone) return refuse(gone)
    await writeAudit(operator, { what: 'close', about: id })
    const people = stored.session.seats.filter((seat) => !seat.isBot && !seat.hasLeft).length
    const outcome = await sessions.update(id, (session) => {
      const over = whyEnded(session)
      return over ? refuse(over) : endSession(session, 'ended')
    })
    return outcome.ok ? accept({ id, people }) : refuse(outcome.code)
  }

  return {
    async rooms() {
      const ids = await sessions.presence.sessions(ROOMS_MOST + 1)
      const listed = ids.slice(0, ROOMS_MOST)
      const online = await sessions.presence.online(listed)
      const found = await Promise.all(listed.map((id) => sessions.read(id)))
      const rooms = found.flatMap((stored, i) => {
        const here = online[i]
        if (!stored || !here || whyEnded(stored.session)) return []
        if (here.seats.size === 0 && here.watchers === 0) return []
        const { id, createdAt } = stored.session
        return [{ id, createdAt, people: here.seats.size, watchers: here.watchers }]
      })
      return accept({ rooms: rooms.sort((a, b) => a.createdAt - b.createdAt), hasMore: ids.length > ROOMS_MOST })
    },

    close: async ({ user, body }) => end(user, await sessions.find(body.code)),

    async closeRoom({ user, body }) {
      const step = await end(user, body.id)
      return step.ok ? accept({ people: step.state.people }) : step
    },
  }
}
