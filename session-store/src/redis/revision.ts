import { isDeepStrictEqual } from 'node:util'
import type { FinishedGame, Session } from '@highjinks/games/session'
import type { PlayerId, SessionId } from '@highjinks/protocol'
import type { NextState } from '../commit.ts'
import type { Stored } from '../port.ts'
import { parseSession, writeSeen, writeState } from '../stored.ts'
import { outboxField } from './outbox.ts'

const LANES = 'lanes:'

/** A session as Redis holds it. */
export interface Revision extends Stored {
  readonly tag: string
  /** How much of the time that was missed in all has been given back to it. */
  readonly missed: number
  /** By seat, as stored; read only when that seat sends something. */
  readonly lanes: ReadonlyMap<PlayerId, string>
}

export interface Writes {
  readonly next: NextState | null
  readonly records: readonly FinishedGame[]
  /** Packed, by seat. */
  readonly lanes: ReadonlyMap<PlayerId, string>
}

export const NOTHING: Writes = { next: null, records: [], lanes: new Map() }

/** In the order in which the script of the commit names them. */
export function writeArguments({ next, records, lanes }: Writes, channel: string): readonly (string | number)[] {
  const marked = pairs([...lanes].map(([seat, text]) => [`${LANES}${seat}`, text]))
  const finished = pairs(records.map((record) => [outboxField(record), JSON.stringify(record)]))
  if (!next) return ['', '', '', '', channel, '', '', marked, finished]
  const state = [next.v, writeState(next.session), next.deadline ?? '', next.ttl]
  // Ids of seats have no spaces.
  return [...state, channel, seenChange(next), next.forgotten.join(' '), marked, finished]
}

const pairs = (all: readonly (readonly [string, string])[]) => (all.length === 0 ? '' : JSON.stringify(all.flat()))

/** Kept from the first state on and forgotten with the rest when the session has ended; else nothing to write. */
function seenChange({ v, session }: NextState): string {
  if (session.ended) return 'forget'
  return v === 1 ? (writeSeen(session) ?? '') : ''
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

/** From the flat list of names and values that a script answers; null: there is none. */
export function readRevision(id: SessionId, answer: unknown): Revision | null {
  const flat: readonly unknown[] = Array.isArray(answer) ? answer : []
  const fields = new Map<string, string>()
  const lanes = new Map<PlayerId, string>()
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const [name, value] = [String(flat[i]), String(flat[i + 1])]
    if (name.startsWith(LANES)) lanes.set(name.slice(LANES.length), value)
    else fields.set(name, value)
  }
  const [tag, v, state] = [fields.get('tag'), fields.get('v'), fields.get('state')]
  if (tag === undefined || v === undefined || state === undefined) return null
  const session = parseSession(id, state, fields.get('cards') ?? fields.get('seen') ?? null)
  return { tag, v: Number(v), missed: Number(fields.get('missed') ?? 0), session, lanes }
}
