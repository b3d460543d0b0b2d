import { type PlayerId, type SessionView, type Topic } from '@highjinks/protocol'
import { gameBySlug } from '../register.ts'
import { type Session, seatsTaken } from './session.ts'

/** What everybody may see: built field by field, never stripped from the session. */
export function view(session: Session): SessionView {
  const table = tableView(session)
  const scores = new Map((table?.standings ?? []).map((row) => [row.id, row.score]))
  return {
    session: {
      id: session.id,
      code: session.code,
      status: session.status,
      gameId: session.gameId,
      slug: session.slug,
      settings: { ...session.settings },
      hostId: session.hostId,
      hostGen: session.hostGen,
      startsAt: session.startsAt,
    },
    players: seatsTaken(session).map((seat) => ({
      id: seat.id,
      name: seat.name,
      isHost: seat.id === session.hostId,
      isBot: seat.isBot,
      online: seat.online,
      seatedAt: seat.seatedAt,
      score: scores.get(seat.id) ?? 0,
    })),
    watchers: session.watchers,
    table,
  }
}

function tableView(session: Session): SessionView['table'] {
  const game = session.table ? gameBySlug(session.table.slug) : null
  if (!game || !session.table) return null
  const shown = game.view(session.table.state)
  // The game built its view from its own allow-list; the frame's fields are the kit's.
  return { ...shown, paused: session.pausedAt !== null }
}

/** What only this seat may see of the table. */
export function hand(session: Session, seat: PlayerId): unknown {
  const game = session.table ? gameBySlug(session.table.slug) : null
  return game && session.table ? game.hand(session.table.state, seat) : null
}

/** What this seat has muted; nobody else ever learns it. */
export function mutedTopics(session: Session, seat: PlayerId): readonly Topic[] {
  return session.seats.find((one) => one.id === seat)?.muted ?? []
}
