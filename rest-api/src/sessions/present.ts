import { isDisplaceable, type Session } from '@highjinks/games/session'
import { type Game, LOBBY_CAP, type Player, type Reply, type SessionCard } from '@highjinks/protocol'

const presented = new WeakMap<Session, Reply<'byCode'>>()

/**
 * Returns what anyone with the code may see of a session. It stays the same until a newer version, or until a seat is
 * free.
 */
export function presentSession(session: Session, game: Game, now: number): Reply<'byCode'> {
  const known = presented.get(session)
  if (known) return known
  const reply = Object.freeze({ session: presentCard(session), game, players: presentPlayers(session, now) })
  if (session.seats.every((seat) => seat.wasClaimed)) presented.set(session, reply)
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
      votes: settings.votes,
    },
  }
}

/** In a full room, leaves out players who would make way, so that a person who can still join isn't told otherwise. */
function presentPlayers(session: Session, now: number): Player[] {
  const seated = session.seats.filter((seat) => !seat.hasLeft)
  return seated
    .filter((seat) => seated.length < LOBBY_CAP || !isDisplaceable(session, seat, now))
    .map((seat) => ({ id: seat.id, name: seat.name, isHost: seat.id === session.hostId, isBot: seat.isBot }))
}
