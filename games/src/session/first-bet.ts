import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { findSeat, patchSeat, type Session, type SessionSeat, seatsTaken } from './session.ts'

/*
 * “Who talks most tonight?”, asked while the first lobby fills. Nobody counts who talks: what is shown later is the
 * bet.
 */

/** A single person isn't asked. */
const FEWEST_PEOPLE = 2
/** Fewer bets would reveal whose they were. */
const FEWEST_TOLD = 2
/** With more than these at the top there is no favorite. */
const MOST_TOLD = 2

/** Bets on a person who is here; until the first game begins everyone can change their bet. */
export function betFirst(session: Session, by: PlayerId, on: PlayerId): Step<Session> {
  if (!areOpen(session)) return refuse('already-started')
  return isPersonHere(session, on) ? accept(patchSeat(session, by, { firstBet: on })) : refuse('player-not-found')
}

function areOpen({ status, games }: Session): boolean {
  return status === 'lobby' && games === 0
}

/** Counts the bets; null if nobody can bet. */
export function countFirstBets(session: Session): number | null {
  const people = seatsTaken(session).filter(({ isBot }) => !isBot)
  return areOpen(session) && people.length >= FEWEST_PEOPLE ? betsIn(session).length : null
}

function isPersonHere(session: Session, id: PlayerId): boolean {
  const seat = findSeat(session, id)
  return seat !== undefined && !seat.isBot && !seat.hasLeft
}

/** A bet on an absent player doesn't count, and counts again when they return. */
export function firstBetOf(session: Session, seat: SessionSeat | undefined): PlayerId | null {
  const on = seat?.firstBet ?? null
  return on !== null && isPersonHere(session, on) ? on : null
}

const betsIn = (session: Session) => seatsTaken(session).flatMap((seat) => firstBetOf(session, seat) ?? [])

/** When the first game begins, keeps the room's total and removes everyone's own bet. */
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
