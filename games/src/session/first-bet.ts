import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { findSeat, patchSeat, type Session, type SessionSeat, seatsTaken } from './session.ts'

/*
 * The bet “Who’ll win the first game?” while the first lobby fills. The first podium shows the favorite and who was
 * right, but not who was wrong.
 */

/** A single person isn't asked. */
const FEWEST_PEOPLE = 2
/** Fewer bets would reveal whose they were. */
const FEWEST_TOLD = 2
/** With more than these at the top there is no favorite. */
const MOST_TOLD = 2

/** Bets on a person who is here; in the lobby before the first finished game everyone can change their bet. */
export function betFirst(session: Session, by: PlayerId, on: PlayerId): Step<Session> {
  if (!areOpen(session)) return refuse('already-started')
  return isPersonHere(session, on) ? accept(patchSeat(session, by, { firstBet: on })) : refuse('player-not-found')
}

function areOpen({ status, night }: Session): boolean {
  return status === 'lobby' && night.length === 0
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

/** When the first game begins, closes the bets. */
export function closeFirstBets(session: Session): Session {
  if (session.seats.every((seat) => seat.firstBet === null)) return session
  const seats = session.seats.map((seat) => ({ ...seat, firstBet: null }))
  const firstBets = seatsTaken(session).flatMap((seat) => {
    const on = firstBetOf(session, seat)
    return on === null ? [] : [{ by: seat.id, on }]
  })
  return { ...session, seats, firstBets, favorite: favoriteOf(session) }
}

/** When the first game is stopped, everyone has their bet back. */
export function reopenFirstBets(session: Session): Session {
  const { firstBets } = session
  if (firstBets.length === 0) return session
  const betOf = (id: PlayerId) => firstBets.find(({ by }) => by === id)?.on ?? null
  const seats = session.seats.map((seat) => ({ ...seat, firstBet: betOf(seat.id) }))
  return { ...session, seats, firstBets: [], favorite: null }
}

/** When the first game ends, keeps who was right and forgets everyone's bet. */
export function settleFirstBets(session: Session, winners: ReadonlySet<PlayerId>): Session {
  const { favorite, firstBets } = session
  if (firstBets.length === 0) return session
  const right = firstBets.flatMap(({ by, on }) => {
    const seat = winners.has(on) ? findSeat(session, by) : undefined
    return seat ? [{ id: by, name: seat.name }] : []
  })
  return { ...session, firstBets: [], favorite: favorite && { ...favorite, right } }
}

function favoriteOf(session: Session): Session['favorite'] {
  const bets = betsIn(session)
  const countOf = (id: PlayerId) => bets.filter((on) => on === id).length
  const most = Math.max(...bets.map(countOf))
  const top = seatsTaken(session).filter(({ id }) => countOf(id) === most)
  if (bets.length < FEWEST_TOLD || top.length > MOST_TOLD) return null
  return { people: top.map(({ id, name }) => ({ id, name })), bets: most, of: bets.length }
}
