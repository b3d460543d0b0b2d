import { type FinishedGame, finishedGame, NewerSession, readSession, type Session } from '@highjinks/games/session'
import { packCards, unpackCards } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** A stored session that is damaged, or from a version this one can't read. A fault, not an outage. */
export class UnreadableSession extends Error {
  constructor(id: string, cause: unknown) {
    super(`the stored session ${id} cannot be read`, { cause })
    this.name = 'UnreadableSession'
  }
}

const ids = z.array(z.string())

/**
 * Throws `NewerSession` as `readSession` does. `seen` is what `writeSeen` made of the same session and is stored beside
 * it.
 */
export function parseSession(id: string, text: string, seen: string | null): Session {
  return readDocument(id, () => JSON.parse(text), seen)
}

/** `document` is the stored document, put together from its parts. */
export function readDocument(id: string, document: () => unknown, seen: string | null): Session {
  try {
    const session = readSession(document())
    return seen === null ? session : { ...session, seenBefore: [...unpackSeen(seen)] }
  } catch (cause) {
    if (cause instanceof NewerSession) throw cause
    throw new UnreadableSession(id, cause)
  }
}

/** Older versions stored a list of IDs. */
function unpackSeen(seen: string): readonly string[] {
  return seen.startsWith('[') ? ids.parse(JSON.parse(seen)) : unpackCards(seen)
}

/** Writes the part that changes, which is everything but the cards seen before tonight. */
export function writeState(session: Session): string {
  return JSON.stringify({ ...session, seenBefore: [] })
}

/** Writes the part that never changes, with two letters per card. Null if there's nothing to store. */
export function writeSeen({ seenBefore }: Session): string | null {
  return seenBefore.length === 0 ? null : packCards(seenBefore)
}

/** Returns null for an unreadable record, which stays where it is and doesn't block the others. */
export function parseFinished(text: string): FinishedGame | null {
  try {
    return finishedGame.parse(JSON.parse(text))
  } catch {
    return null
  }
}
