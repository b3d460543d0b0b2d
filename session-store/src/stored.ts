import { type FinishedGame, finishedGame, NewerSession, readSession, type Session } from '@highjinks/games/session'
import { packCards, unpackCards } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** A session was stored by a version that this one cannot read, or damaged. A fault, not an outage. */
export class UnreadableSession extends Error {
  constructor(id: string, cause: unknown) {
    super(`the stored session ${id} cannot be read`, { cause })
    this.name = 'UnreadableSession'
  }
}

const ids = z.array(z.string())

/** Throws `NewerSession` as `readSession` does. `seen`: what `writeSeen` made of the same session, which is kept beside it. */
export function parseSession(id: string, text: string, seen: string | null): Session {
  return readDocument(id, () => JSON.parse(text), seen)
}

/** `document`: what was stored, put together from its parts. */
export function readDocument(id: string, document: () => unknown, seen: string | null): Session {
  try {
    const session = readSession(document())
    return seen === null ? session : { ...session, seenBefore: [...unpackSeen(seen)] }
  } catch (cause) {
    if (cause instanceof NewerSession) throw cause
    throw new UnreadableSession(id, cause)
  }
}

/** A list of ids is how it was kept before. */
function unpackSeen(seen: string): readonly string[] {
  return seen.startsWith('[') ? ids.parse(JSON.parse(seen)) : unpackCards(seen)
}

/** What is written at every change: all but what was seen before tonight, which never changes. */
export function writeState(session: Session): string {
  return JSON.stringify({ ...session, seenBefore: [] })
}

/** What is written once, in two letters a card; null: nothing to keep. */
export function writeSeen({ seenBefore }: Session): string | null {
  return seenBefore.length === 0 ? null : packCards(seenBefore)
}

/** Null when it cannot be read: it stays where it is, and does not stand in the way of the others. */
export function parseFinished(text: string): FinishedGame | null {
  try {
    return finishedGame.parse(JSON.parse(text))
  } catch {
    return null
  }
}
