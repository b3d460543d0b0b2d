import { gameId, sessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { required } from '../kit/index.ts'
import { parOf, ratingOf } from '../par.ts'
import { gameBySlug } from '../register.ts'
import { crewNight, crewNightOf } from './crew.ts'
import type { Session } from './session.ts'

/** A game with only simulated players is practice and isn't recorded. */
export const FEWEST_PEOPLE = 2
/** With fewer people a game doesn't count for a challenge. */
const FEWEST_FOR_CHALLENGE = 3

/** The durable record of a game: who played what, when, and with which score. No answers, votes or confessions. */
export const finishedGame = z.object({
  sessionId,
  /** The session's first game is 1. Session and number identify a finished game for good. */
  number: z.int(),
  gameId,
  slug: z.string(),
  at: z.number(),
  /** The number of people who played, without simulated players. */
  players: z.int(),
  /** The room's crew keeps this of the night so far. Left out: it has no crew. */
  crew: z.optional(crewNight),
  results: z.array(
    z.object({
      userId: z.string(),
      score: z.number(),
      place: z.int(),
      /** The rating in the weekly challenge. Null if too few people played, or for records from before ratings. */
      rating: z._default(z.nullable(z.int()), null),
    }),
  ),
})
export type FinishedGame = z.infer<typeof finishedGame>

/** The record that a change has to leave behind; null when it finished no game, and left none that a crew was at. */
export function recordFinishedGame(before: Session, after: Session, now: number): FinishedGame | null {
  if (before.status === 'over' || after.status !== 'over' || !after.table) return recordLeftGame(before, after, now)
  const game = required(gameBySlug(after.table.slug))
  const standings = game.standings(after.table.state)
  const seatOf = (id: string) => after.seats.find((seat) => seat.id === id)
  const people = standings.filter((row) => seatOf(row.id)?.isBot === false).length
  const crew = crewNightOf(after)
  if (people < FEWEST_PEOPLE && !crew) return null
  const par = people < FEWEST_FOR_CHALLENGE ? null : parOf(game.about.slug, after.settings.duration)
  const rating = (score: number) => (par === null ? null : ratingOf(score, par))
  return {
    sessionId: after.id,
    number: after.games,
    gameId: game.about.id,
    slug: game.about.slug,
    at: now,
    players: people,
    ...(crew && { crew }),
    results:
      people < FEWEST_PEOPLE
        ? []
        : standings.flatMap((row) => {
            const userId = seatOf(row.id)?.userId
            return userId ? [{ userId, score: row.score, place: row.place, rating: rating(row.score) }] : []
          }),
  }
}

/** A game that was stopped counts for nobody, but its crew has seen its cards. */
function recordLeftGame(before: Session, after: Session, now: number): FinishedGame | null {
  const isLeft = before.status === 'playing' && (after.ended !== null || after.status === 'lobby')
  const crew = isLeft ? crewNightOf(before) : null
  if (!crew) return null
  const { id: sessionId, games: number, gameId, slug } = before
  return { sessionId, number, gameId, slug, at: now, players: 0, crew, results: [] }
}
