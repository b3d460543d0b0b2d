import type { Session } from '@highjinks/games/session'
import type { Game, Player, Reply, SessionCard } from '@highjinks/protocol'

const presented = new WeakMap<Session, Reply<'byCode'>>()

/** What anybody with the code may see of a session: the same, until there is a newer version of it. */
export function presentSession(session: Session, game: Game): Reply<'byCode'> {
  const reply =
    presented.get(session) ?? Object.freeze({ session: presentCard(session), game, players: presentPlayers(session) })
  presented.set(session, reply)
  return reply
}

function presentCard(session: Session): SessionCard {
  const { settings } = session
  return {
    id: session.id,
    code: session.code,
    status: session.status,
    hostName: session.seats.find((seat) => seat.id === session.hostId)?.name ?? null,
    shared: session.shared,
    settings: {
      intensity: settings.intensity,
      duration: settings.duration,
      numPlayers: settings.numPlayers,
      pace: settings.pace,
      clock: settings.clock,
      reveal: settings.reveal,
      distance: settings.distance,
    },
  }
}

function presentPlayers(session: Session): Player[] {
  return session.seats
    .filter((seat) => !seat.hasLeft)
    .map((seat) => ({ id: seat.id, name: seat.name, isHost: seat.id === session.hostId, isBot: seat.isBot }))
}
