import { type FinishedGame, readSession, type Session } from '@highjinks/games/session'
import { gameId, sessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** How long a session that nobody can read is left alone before its clock is tried again. */
export const UNREADABLE_PAUSE_MS = 60_000

/** A session was stored by a version that this one cannot read, or damaged. A fault, not an outage. */
export class UnreadableSession extends Error {
  constructor(id: string, cause: unknown) {
    super(`the stored session ${id} cannot be read`, { cause })
    this.name = 'UnreadableSession'
  }
}

export function parseSession(id: string, text: string): Session {
  try {
    return readSession(JSON.parse(text))
  } catch (cause) {
    throw new UnreadableSession(id, cause)
  }
}

const finishedGame = z.object({
  sessionId,
  number: z.int(),
  gameId,
  slug: z.string(),
  at: z.number(),
  players: z.int(),
  results: z.array(z.object({ userId: z.string(), score: z.number(), place: z.int() })),
})

/** Null when it cannot be read: it stays where it is, and does not stand in the way of the others. */
export function parseFinished(text: string): FinishedGame | null {
  try {
    return finishedGame.parse(JSON.parse(text))
  } catch {
    return null
  }
}
