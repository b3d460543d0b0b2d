import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { gameBySlug } from '../register.ts'
import { FEWEST_PEOPLE, type FinishedGame } from './finished.ts'
import { findSeat, patchSeat, type Session, whyEnded } from './session.ts'

/**
 * Links a guest's seat to an account, which then gets its games. A linked seat keeps its account, and an account has
 * one seat per session.
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
 * Returns the games this seat has finished tonight. The night doesn't store their times, so all are dated now, in
 * order.
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
