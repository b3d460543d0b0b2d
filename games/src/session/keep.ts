import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { gameBySlug } from '../register.ts'
import { FEWEST_PEOPLE, type FinishedGame } from './finished.ts'
import { findSeat, patchSeat, type Session, whyEnded } from './session.ts'

/**
 * A guest's seat is an account's from now on, and what it plays is kept there. A seat that is somebody's stays theirs,
 * and an account has one seat in a session.
 */
export function giveSeat(session: Session, id: PlayerId, userId: string): Step<Session> {
  const gone = whyEnded(session)
  if (gone) return refuse(gone)
  const seat = findSeat(session, id)
  if (!seat || seat.isBot || seat.userId !== null) return refuse('not-your-seat')
  if (session.seats.some((one) => one.userId === userId)) return refuse('already-done')
  return accept(patchSeat(session, id, { userId }))
}

type Played = Omit<FinishedGame, 'results'> & Pick<FinishedGame['results'][number], 'score' | 'place'>

/**
 * The games that a seat has played to their end tonight, as the night remembers them: when each was is not, so all are
 * of now, in their order.
 */
export function playedTonight(session: Session, id: PlayerId, now: number): readonly Played[] {
  const finished = session.status === 'over' ? session.games : session.games - 1
  return session.night.flatMap(({ slug, places }, i): Played[] => {
    const before = session.night.length - 1 - i
    const own = places.find((row) => row.id === id)
    const game = gameBySlug(slug)
    const players = places.filter((row) => findSeat(session, row.id)?.isBot !== true).length
    if (!own || !game || players < FEWEST_PEOPLE) return []
    const { score, place } = own
    const number = finished - before
    return [{ sessionId: session.id, number, gameId: game.about.id, slug, at: now - before, players, score, place }]
  })
}
