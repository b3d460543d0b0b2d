import { type SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { type Batch, decideTogether, type Job } from '../batch.ts'
import { createCache } from '../cache.ts'
import { GONE, type NextState } from '../commit.ts'
import { keepLanes, packLanes, unpackLanes } from '../lanes.ts'
import { type Change, type Lane, type Outcome, type Stored } from '../port.ts'
import { parseSession, writeState } from '../stored.ts'
import type { Database } from './database.ts'

const CACHED_SESSIONS = 2000
const EXPIRY_STEP_MS = 60_000
const packedLanes = z.record(z.string(), z.string())

/** A session's row, as it was last read or written. */
interface Held extends Stored {
  readonly deadline: number | null
  readonly expires: number
  /** How much of the time that was missed in all has been given back to it. */
  readonly missed: number
  /** By seat, packed. */
  readonly lanes: Readonly<Record<string, string>>
}

interface SessionsDeps {
  readonly db: Database
  readonly now: () => number
  /** How much time was missed until now, all in all. */
  readonly missed: () => number
  readonly committed: (next: NextState) => void
}

export interface EmbeddedSessions {
  readonly read: (id: SessionId) => Stored | null
  readonly version: (id: SessionId) => number | null
  readonly update: (id: SessionId, change: Change, lane?: Lane) => Promise<Outcome>
  /** What is stored was changed by others. */
  readonly forget: () => void
  /** Writes at once what has been asked for. */
  readonly flush: () => void
}

/** One session's part in a turn: decided, and not yet written. */
interface Decided {
  readonly jobs: readonly Job[]
  readonly before: Held
  /** Null: there is nothing to write. */
  readonly after: Held | null
  readonly batch: Batch
}

/**
 * Whatever is asked for in one turn of the event loop is decided and written at its end, in one transaction: SQLite
 * answers at once, so nothing comes between, there is nobody to be faster, and nothing to run twice.
 */
export function createSessions({ db, now, missed, committed }: SessionsDeps): EmbeddedSessions {
  const cache = createCache<Held>(CACHED_SESSIONS)
  let turn = new Map<SessionId, Job[]>()

  function load(id: SessionId): Held | null {
    const known = cache.get(id)
    if (known) return known.expires > now() ? known : null
    const read = readRow(db, id, now())
    if (read) cache.set(id, read)
    return read
  }

  function decide(id: SessionId, jobs: readonly Job[], total: number): Decided | null {
    try {
      const before = load(id)
      if (before) return { jobs, before, ...decideRow(before, jobs, now(), total) }
      for (const job of jobs) job.settle(GONE)
    } catch (fault) {
      failAll(jobs, fault)
    }
    return null
  }

  function save(all: readonly Decided[]): void {
    const writes = all.flatMap(({ before, after, batch }) => (after ? [{ before, after, batch }] : []))
    const [only] = writes
    // Nearly always it is one statement, which is whole by itself
    const isOne = writes.length === 1 && only?.batch.records.length === 0 && !only.after.session.ended
    const write = () => {
      for (const one of writes) writeRow(db, one)
    }
    if (isOne) write()
    else if (writes.length > 0) db.atomically(write)
    for (const { before, after } of writes) cache.set(before.session.id, after)
    for (const { batch } of all) {
      if (batch.next) committed(batch.next)
      batch.answer()
    }
  }

  /** A session that cannot be written, because its part of the file is damaged, must not take the others along. */
  function saveApart(all: readonly Decided[], fault: unknown): void {
    for (const one of all) {
      if (all.length === 1) failAll(one.jobs, fault)
      else trySave([one])
    }
  }

  function trySave(all: readonly Decided[]): void {
    try {
      save(all)
    } catch (fault) {
      saveApart(all, fault)
    }
  }

  function flush(): void {
    const asked = [...turn]
    turn = new Map()
    try {
      const total = missed()
      trySave(asked.flatMap(([id, jobs]) => decide(id, jobs, total) ?? []))
    } catch (fault) {
      for (const [, jobs] of asked) failAll(jobs, fault)
    }
  }

  return {
    read: load,
    version: (id) => {
      const known = cache.get(id)
      if (known) return known.expires > now() ? known.v : null
      const row = db.get('SELECT v FROM live WHERE id = ? AND expires > ?', id, now())
      return row ? Number(row['v']) : null
    },
    update: (id, change, lane) =>
      new Promise((settle, fail) => {
        if (turn.size === 0) setImmediate(flush)
        const jobs = turn.get(id) ?? []
        turn.set(id, jobs)
        jobs.push({ change, lane, askedAt: performance.now(), settle, fail })
      }),
    forget: cache.clear,
    flush,
  }
}

function failAll(jobs: readonly Job[], fault: unknown): void {
  for (const job of jobs) job.fail(fault)
}

function decideRow(before: Held, jobs: readonly Job[], now: number, missed: number) {
  const lanesOf = (seat: string) => unpackLanes(before.lanes[seat])
  const batch = decideTogether(before, lanesOf, jobs, now, missed - before.missed)
  const { next, lanes } = batch
  if (!next && lanes.size === 0) return { batch, after: null }
  const kept = keepLanes(Object.entries(before.lanes), next)
  for (const [seat, marks] of lanes) kept.set(seat, packLanes(marks))
  const changed = next && { ...stateOf(next, before, now), missed }
  return { batch, after: { ...before, ...changed, lanes: Object.fromEntries(kept) } }
}

/** What is kept for hours need not be kept for a second longer at every tap. */
function stateOf({ v, session, deadline, ttl }: NextState, before: Held, now: number): Omit<Held, 'lanes' | 'missed'> {
  const expires = now + ttl
  const isSoonEnough = expires >= before.expires && expires < before.expires + EXPIRY_STEP_MS
  return { v, session, deadline, expires: isSoonEnough ? before.expires : expires }
}

function readRow(db: Database, id: SessionId, now: number): Held | null {
  const columns = 'v, state, lanes, deadline, expires, missed'
  const row = db.get(`SELECT ${columns} FROM live WHERE id = ? AND expires > ?`, id, now)
  if (!row) return null
  const seen = db.get('SELECT cards FROM seen WHERE session = ?', id)
  return {
    v: Number(row['v']),
    session: parseSession(id, String(row['state']), seen ? String(seen['cards']) : null),
    deadline: row['deadline'] === null ? null : Number(row['deadline']),
    expires: Number(row['expires']),
    missed: Number(row['missed']),
    lanes: packedLanes.parse(JSON.parse(String(row['lanes']))),
  }
}

/** Columns with an index are only touched when they change. */
function writeRow(db: Database, { before, after, batch }: { before: Held; after: Held; batch: Batch }): void {
  const { v, session, lanes, deadline, expires, missed } = after
  const row = [v, writeState(session), JSON.stringify(lanes), missed]
  if (session.ended) db.run('DELETE FROM seen WHERE session = ?', session.id)
  if (deadline === before.deadline && expires === before.expires) {
    db.run('UPDATE live SET v = ?, state = ?, lanes = ?, missed = ? WHERE id = ?', ...row, session.id)
  } else {
    const sql = 'UPDATE live SET v = ?, state = ?, lanes = ?, missed = ?, deadline = ?, expires = ? WHERE id = ?'
    db.run(sql, ...row, deadline, expires, session.id)
  }
  for (const record of batch.records) {
    const sql = 'INSERT OR REPLACE INTO outbox (session, number, record) VALUES (?, ?, ?)'
    db.run(sql, record.sessionId, record.number, JSON.stringify(record))
  }
}
