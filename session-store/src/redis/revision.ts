import { isDeepStrictEqual } from 'node:util'
import type { Session } from '@highjinks/games/session'
import type { PlayerId } from '@highjinks/protocol'
import type { Log } from '../log.ts'
import type { Stored } from '../port.ts'
import { parseSession, writeState } from '../stored.ts'

/** A session as Redis holds it. */
export interface Revision extends Stored {
  readonly tag: string
  /** How much of the time that was missed in all has been given back to it. */
  readonly missed: number
  /** By seat, as stored; read only when that seat sends something. */
  readonly lanes: ReadonlyMap<PlayerId, string>
  readonly log: Log
}

/**
 * The epoch of which revisions were lost between what this process knows and what there is; null: none were. A version
 * that is there twice, with different sessions, was reached twice.
 */
export function findLostEpoch(
  known: (Revision & { readonly lostEpoch: number | null }) | undefined,
  found: Revision,
): number | null {
  if (!known || found.session.ended) return null
  // Found before, and still not raised by anybody
  if (known.lostEpoch !== null && found.session.epoch <= known.lostEpoch) return known.lostEpoch
  if (found.session.epoch > known.session.epoch) return null
  const isBefore = found.session.epoch < known.session.epoch || found.v < known.v
  return isBefore || (found.v === known.v && !isSame(known.session, found.session)) ? known.session.epoch : null
}

/** As both would be read: what only lives in memory makes no difference. */
function isSame(known: Session, found: Session): boolean {
  const read = parseSession(known.id, writeState(known), null)
  return isDeepStrictEqual(read, { ...found, seenBefore: read.seenBefore })
}
