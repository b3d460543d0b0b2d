import { gameId, sessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { gameBySlug } from '../register.ts'
import type { Session } from './session.ts'

/** A game against simulated players alone is practice: nothing of it lasts. */
const FEWEST_PEOPLE = 2

/** What lasts of a game: who played what, when, with which score. Answers, votes and confessions do not. */
export const finishedGame = z.object({
  sessionId,
  /** The session’s first game is 1. Session and number name a finished game once and for all. */
  number: z.int(),
  gameId,
  slug: z.string(),
  at: z.number(),
  /** How many people played; simulated players are none. */
  players: z.int(),
  results: z.array(z.object({ userId: z.string(), score: z.number(), place: z.int() })),
})
export type FinishedGame = z.infer<typeof finishedGame>

/** The record that a change has to leave behind; null when it did not finish a game. */
export function recordFinishedGame(before: Session, after: Session, now: number): FinishedGame | null {
  if (before.status === 'over' || after.status !== 'over' || !after.table) return null
  const game = gameBySlug(after.table.slug)
  if (!game) return null
  const standings = game.standings(after.table.state)
  const seatOf = (id: string) => after.seats.find((seat) => seat.id === id)
  const people = standings.filter((row) => seatOf(row.id)?.isBot === false).length
  if (people < FEWEST_PEOPLE) return null
  return {
    sessionId: after.id,
    number: after.games,
    gameId: game.about.id,
    slug: game.about.slug,
    at: now,
    players: people,
    results: standings.flatMap((row) => {
      const userId = seatOf(row.id)?.userId
      return userId ? [{ userId, score: row.score, place: row.place }] : []
    }),
  }
}
