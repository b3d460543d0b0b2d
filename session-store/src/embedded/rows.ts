import type { SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { NextState } from '../commit.ts'
import { growLog, type LiveLayout, type Log, type LogLimits, NO_PATCHES } from '../log.ts'
import { diff, type Patch, patched } from '../patch.ts'
import type { Stored } from '../port.ts'
import { readDocument, writeState } from '../stored.ts'
import type { Database } from './database.ts'

const EXPIRY_STEP_MS = 60_000
/** Each commit writes all patches again; they and the row must fit in a page of the file. */
const MOST: LogLimits = { patches: 15, characters: 1500 }
const packedLanes = z.record(z.string(), z.string())

/** A session's row as last read or written. */
export interface CachedRow extends Stored {
  readonly deadline: number | null
  readonly expires: number
  /** The part of the total missed time that this session already got back. */
  readonly missed: number
  /** Packed, by seat. */
  readonly lanes: Readonly<Record<string, string>>
  /** Whether the whole document is in a row of its own. Then patches are written until the session ends. */
  readonly isBeside: boolean
  readonly log: Log
  /** One patch per line. */
  readonly patches: string
}

/** The changes of a commit to the row. */
export interface RowWrite {
  readonly before: CachedRow
  readonly after: CachedRow
  readonly isWhole: boolean
}

export function readRow(db: Database, id: SessionId, now: number): CachedRow | null {
  const columns = 'v, state, log, lanes, deadline, expires, missed'
  const row = db.get(`SELECT ${columns} FROM live WHERE id = ? AND expires > ?`, id, now)
  if (!row) return null
  const seen = db.get('SELECT cards FROM seen WHERE session = ?', id)
  const isBeside = row['state'] === ''
  const document = () => {
    if (!isBeside) return JSON.parse(String(row['state']))
    const beside = db.get('SELECT document FROM documents WHERE session = ?', id)
    return applyPatches(JSON.parse(String(beside?.['document'])), String(row['log']))
  }
  return {
    v: Number(row['v']),
    session: readDocument(id, document, seen ? String(seen['cards']) : null),
    deadline: row['deadline'] === null ? null : Number(row['deadline']),
    expires: Number(row['expires']),
    missed: Number(row['missed']),
    lanes: packedLanes.parse(JSON.parse(String(row['lanes']))),
    isBeside,
    log: null,
    patches: '',
  }
}

function applyPatches(whole: unknown, patches: string): unknown {
  let document = whole
  // The result is checked as a whole afterwards
  for (const line of patches.split('\n')) if (line !== '') document = patched(document, JSON.parse(line) as Patch)
  return document
}

interface Moment {
  readonly now: number
  readonly missed: number
  readonly layout: LiveLayout
}

/** If `next` is null, only the lanes change. */
export function rowAfter(before: CachedRow, next: NextState | null, { now, missed, layout }: Moment): RowWrite {
  if (!next) return { before, after: before, isWhole: false }
  const { v, session, deadline } = next
  const patch = layout === 1 ? null : diff(before.session, session)
  const line = patch ? `${JSON.stringify(patch)}\n` : ''
  const log = layout === 1 ? null : growLog(before.log, line.length, next, MOST)
  const after = { ...before, v, session, deadline, expires: expiresOf(next, before, now), missed }
  if (log) return { before, after: { ...after, log, patches: before.patches + line }, isWhole: false }
  const isBeside = layout === 2 && !session.ended
  return { before, after: { ...after, isBeside, log: isBeside ? NO_PATCHES : null, patches: '' }, isWhole: true }
}

/** Returns whether one statement is enough. Several need a transaction. */
export function isOneStatement({ before, after, isWhole }: RowWrite): boolean {
  return !isWhole || !(before.isBeside || after.isBeside || after.session.ended)
}

/** A session that is kept for hours doesn't need its expiry moved by a second at every tap. */
function expiresOf({ ttl }: NextState, before: CachedRow, now: number): number {
  const expires = now + ttl
  const isSoonEnough = expires >= before.expires && expires < before.expires + EXPIRY_STEP_MS
  return isSoonEnough ? before.expires : expires
}

/** Writes indexed columns only when they change. */
export function writeRow(db: Database, { before, after, isWhole }: RowWrite): void {
  const { v, session, lanes, deadline, expires, missed, patches, isBeside } = after
  const isMoved = deadline !== before.deadline || expires !== before.expires
  const document = isWhole ? writeState(session) : ''
  const columns = {
    v,
    log: patches,
    lanes: JSON.stringify(lanes),
    missed,
    ...(isWhole && { state: isBeside ? '' : document }),
    ...(isMoved && { deadline, expires }),
  }
  const names = Object.keys(columns).map((name) => `${name} = ?`)
  db.run(`UPDATE live SET ${names.join(', ')} WHERE id = ?`, ...Object.values(columns), session.id)
  if (isWhole && isBeside)
    db.run('INSERT OR REPLACE INTO documents (session, document) VALUES (?, ?)', session.id, document)
  else if (isWhole && before.isBeside) db.run('DELETE FROM documents WHERE session = ?', session.id)
  if (session.ended) db.run('DELETE FROM seen WHERE session = ?', session.id)
}
