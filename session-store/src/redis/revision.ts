import { isDeepStrictEqual } from 'node:util'
import type { Session } from '@highjinks/games/session'
import type { PlayerId } from '@highjinks/protocol'
import type { Log } from '../log.ts'
import type { Stored } from '../port.ts'
import { parseSession, writeState } from '../stored.ts'

/** A session as Redis stores it. */
export interface Revision extends Stored {
  readonly tag: string
  /** The part of the total missed time that this session already got back. */
  readonly missed: number
  /** Packed, by seat; parsed only when that seat sends something. */
  readonly lanes: ReadonlyMap<PlayerId, string>
  readonly log: Log
}

/**
 * Returns the epoch in which Redis lost revisions that this process knows, or null. If the same version
 * exists with two different sessions, Redis reached it twice.
 */
export function findLostEpoch(
  known: (Revision & { readonly lostEpoch: number | null }) | undefined,
  found: Revision,
): number | null {
  if (!known || found.session.ended) return null
  // Already found, but no process has raised the epoch yet
  if (known.lostEpoch !== null && found.session.epoch <= known.lostEpoch) return known.lostEpoch
  if (found.session.epoch > known.session.epoch) return null
  const isBefore = found.session.epoch < known.session.epoch || found.v < known.v
  return isBefore || (found.v === known.v && !isSame(known.session, found.session)) ? known.session.epoch : null
}

/** Compares what reading both would give; parts that only exist in memory don't matter. */
function isSame(known: Session, found: Session): boolean {
  const read = parseSession(known.id, writeState(known), null)
  return isDeepStrictEqual(read, { ...found, seenBefore: read.seenBefore })
}
