import type { Session } from '@highjinks/games/session'
import type { Game, Player, Reply, SessionCard } from '@highjinks/protocol'

/** What anybody with the code may see of a session. */
export function presentSession(session: Session, game: Game): Reply<'byCode'> {
  return { session: presentCard(session), game, players: presentPlayers(session) }
}

function presentCard(session: Session): SessionCard {
  const { settings } = session
  return {
    id: session.id,
    code: session.code,
    status: session.status,
    hostName: session.seats.find((seat) => seat.id === session.hostId)?.name ?? null,
    settings: {
      intensity: settings.intensity,
      duration: settings.duration,
      numPlayers: settings.numPlayers,
      pace: settings.pace,
      clock: settings.clock,
      reveal: settings.reveal,
    },
  }
}

function presentPlayers(session: Session): Player[] {
  return session.seats
    .filter((seat) => !seat.hasLeft)
    .map((seat) => ({ id: seat.id, name: seat.name, isHost: seat.id === session.hostId, isBot: seat.isBot }))
}
