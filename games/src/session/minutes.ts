import { MIN_PLAYERS } from '@highjinks/protocol'
import type { Game } from '../kit/index.ts'
import { type Session, seatsTaken } from './session.ts'

/** How long a game takes with those who are here and will take turns; alone, as many as it takes. */
export function minutesFor(session: Session, game: Game): number {
  const people = seatsTaken(session).filter((seat) => !seat.isBot).length
  const players = Math.max(MIN_PLAYERS, people < MIN_PLAYERS ? seatsTaken(session).length : people)
  return game.minutes(players, session.settings)
}
