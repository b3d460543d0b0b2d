import { MIN_PLAYERS } from '@highjinks/protocol'
import type { Game } from '../kit/index.ts'
import { type Session, seatsTaken } from './session.ts'

/** Returns how long a game takes with the players who are here and take turns; for one person, with the minimum. */
export function minutesFor(session: Session, game: Game): number {
  const people = seatsTaken(session).filter((seat) => !seat.isBot).length
  const players = Math.max(MIN_PLAYERS, people < MIN_PLAYERS ? seatsTaken(session).length : people)
  return game.minutes(players, session.settings)
}
