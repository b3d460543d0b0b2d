import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { findSeat, patchSeat, type Session, type SessionSeat, seatsTaken } from './session.ts'

/*
 * “Who talks most tonight?”, asked while the first lobby fills. Nobody counts who talks: what is told later is the bet.
 */

/** Alone nobody is asked. */
const FEWEST_PEOPLE = 2
/** From fewer bets it could be read whose they were. */
const FEWEST_TOLD = 2
/** More than these at the top are no favorite. */
const MOST_TOLD = 2

/** Bets on one of the people who are here; until the first game begins everybody may think again. */
export function betFirst(session: Session, by: PlayerId, on: PlayerId): Step<Session> {
  if (!areOpen(session)) return refuse('already-started')
  return isPersonHere(session, on) ? accept(patchSeat(session, by, { firstBet: on })) : refuse('player-not-found')
}

function areOpen({ status, games }: Session): boolean {
  return status === 'lobby' && games === 0
}

/** How many have bet; null where nobody is asked. */
export function countFirstBets(session: Session): number | null {
  const people = seatsTaken(session).filter(({ isBot }) => !isBot)
  return areOpen(session) && people.length >= FEWEST_PEOPLE ? betsIn(session).length : null
}

function isPersonHere(session: Session, id: PlayerId): boolean {
  const seat = findSeat(session, id)
  return seat !== undefined && !seat.isBot && !seat.hasLeft
}

/** A bet on somebody who is not here is none, and holds again when they return. */
export function firstBetOf(session: Session, seat: SessionSeat | undefined): PlayerId | null {
  const on = seat?.firstBet ?? null
  return on !== null && isPersonHere(session, on) ? on : null
}

const betsIn = (session: Session) => seatsTaken(session).flatMap((seat) => firstBetOf(session, seat) ?? [])

/** When the first game begins: what the room as a whole has bet stays, and nobody's own bet does. */
export function settleFirstBets(session: Session): Session {
  const seats = session.seats.map((seat) => ({ ...seat, firstBet: null }))
  return session.seats.some((seat) => seat.firstBet !== null)
    ? { ...session, seats, favorite: favoriteOf(session) }
    : session
}

function favoriteOf(session: Session): Session['favorite'] {
  const bets = betsIn(session)
  const countOf = (id: PlayerId) => bets.filter((on) => on === id).length
  const most = Math.max(...bets.map(countOf))
  const top = seatsTaken(session).filter(({ id }) => countOf(id) === most)
  if (bets.length < FEWEST_TOLD || top.length > MOST_TOLD) return null
  return { people: top.map(({ id, name }) => ({ id, name })), bets: most, of: bets.length }
}
