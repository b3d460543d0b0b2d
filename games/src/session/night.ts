import { accept, HEAT_MOST, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import type { Game } from '../kit/index.ts'
import { gameById } from '../register.ts'
import { patchSeat, type Session, seatsTaken } from './session.ts'

/** So many private wishes for milder cards lower the heat. */
const COOLER_NEEDS = 2

/** After a game everybody says once, and may say anew, what to play next; the host decides. */
export function voteNext(session: Session, by: PlayerId, id: number): Step<Session> {
  if (session.status !== 'over') return refuse('wrong-phase')
  if (!gameById(id)) return refuse('game-not-found')
  return accept(patchSeat(session, by, { nextVote: id }))
}

/** The host's dial. */
export function turnHeat(session: Session, level: number, isHeld: boolean): Step<Session> {
  return accept({ ...session, heat: { level, isHeld, cooler: [] } })
}

/** Nobody learns who wished for it; what it did is shown to all. */
export function cool(session: Session, by: PlayerId): Step<Session> {
  const { level, isHeld, cooler } = session.heat
  const wished = [...new Set([...cooler, by])]
  const isEnough = wished.length >= COOLER_NEEDS
  const heat = isEnough ? { level: Math.max(1, level - 1), isHeld, cooler: [] } : { level, isHeld, cooler: wished }
  return accept({ ...session, heat })
}

/** The next game is a little bolder than the one before, unless the host holds it. */
export function warmUp(session: Session): Session {
  const { level, isHeld } = session.heat
  if (isHeld || session.games === 0) return session
  return { ...session, heat: { level: Math.min(HEAT_MOST, level + 1), isHeld, cooler: [] } }
}

/** A game that was played to its end counts for the whole night. */
export function addToNight(session: Session, game: Game, state: unknown): Session {
  const scores = new Map(game.standings(state).map((row) => [row.id, row.score]))
  const seats = session.seats.map((seat) => ({ ...seat, tonight: seat.tonight + (scores.get(seat.id) ?? 0) }))
  return { ...session, seats }
}

export function forgetVotes(session: Session): Session {
  if (seatsTaken(session).every((seat) => seat.nextVote === null)) return session
  return { ...session, seats: session.seats.map((seat) => ({ ...seat, nextVote: null })) }
}
