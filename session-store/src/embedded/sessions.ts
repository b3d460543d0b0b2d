import type { FinishedGame } from '@highjinks/games/session'
import { createCache } from '@highjinks/platform'
import { type SessionId } from '@highjinks/protocol'
import { type Batch, decideTogether, type Job } from '../batch.ts'
import { GONE, type NextState } from '../commit.ts'
import { keepLanes, packLanes, unpackLanes } from '../lanes.ts'
import type { LiveLayout } from '../log.ts'
import { type Change, type Lane, type Outcome, type Stored, type TellFault } from '../port.ts'
import type { Database } from './database.ts'
import { type CachedRow, isOneStatement, type RowWrite, readRow, rowAfter, writeRow } from './rows.ts'

const CACHED_SESSIONS = 2000

interface SessionsDeps {
  readonly db: Database
  /** The format in which sessions are written. */
  readonly layout: LiveLayout
  readonly now: () => number
  /** Returns the total time missed until now. */
  readonly missed: () => number
  readonly committed: (next: NextState) => void
  readonly onFault: TellFault
}

export interface EmbeddedSessions {
  readonly read: (id: SessionId) => Stored | null
  readonly version: (id: SessionId) => number | null
  readonly update: (id: SessionId, change: Change, lane?: Lane) => Promise<Outcome>
  /** Drops the cache, because stored sessions were changed elsewhere. */
  readonly forget: () => void
  /** Writes everything pending right away. */
  readonly flush: () => void
}

/** A session's decided commit that is not yet written. */
interface Decided {
  readonly jobs: readonly Job[]
  readonly id: SessionId
  /** Null if there is nothing to write. */
  readonly write: RowWrite | null
  readonly batch: Batch
}

/**
 * Creates the sessions of a file. Everything requested in one turn of the event loop is decided and written at its end,
 * in one transaction. SQLite is synchronous, so nothing can come in between and nothing has to run twice.
 */
export function createSessions({ db, layout, now, missed, committed, onFault }: SessionsDeps): EmbeddedSessions {
  const cache = createCache<CachedRow>(CACHED_SESSIONS)
  let turn = new Map<SessionId, Job[]>()

  function load(id: SessionId): CachedRow | null {
    const known = cache.get(id)
    if (known) return known.expires > now() ? known : null
    const read = readRow(db, id, now())
    if (read) cache.set(id, read)
    return read
  }

  function decide(id: SessionId, jobs: readonly Job[], total: number): Decided | null {
    try {
      const before = load(id)
      if (before) return { jobs, id, ...decideRow(before, jobs, { now: now(), missed: total, layout, onFault }) }
      for (const job of jobs) job.settle(GONE)
    } catch (fault) {
      failAll(jobs, fault)
    }
    return null
  }

  function save(all: readonly Decided[]): void {
    const writes = all.flatMap(({ id, write, batch }) => (write ? [{ id, write, batch }] : []))
    const [only] = writes
    const writeAll = () => {
      for (const { write, batch } of writes) {
        writeRow(db, write)
        for (const record of batch.records) writeRecord(db, record)
      }
    }
    // Almost always one statement, which is atomic on its own
    const isOne = writes.length === 1 && only?.batch.records.length === 0 && isOneStatement(only.write)
    if (isOne) writeAll()
    else if (writes.length > 0) db.atomically(writeAll)
    for (const { id, write } of writes) cache.set(id, write.after)
    for (const { batch } of all) {
      if (batch.next) committed(batch.next)
      batch.answer()
    }
  }

  /** Saves each session on its own, so that one in a damaged part of the file doesn't fail the others. */
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

interface Moment {
  readonly now: number
  readonly missed: number
  readonly layout: LiveLayout
  readonly onFault: TellFault
}

function decideRow(before: CachedRow, jobs: readonly Job[], { now, missed, layout, onFault }: Moment) {
  const lanesOf = (seat: string) => unpackLanes(before.lanes[seat])
  const batch = decideTogether(before, lanesOf, jobs, now, missed - before.missed, onFault)
  const { next, lanes } = batch
  if (!next && lanes.size === 0) return { batch, write: null }
  const kept = keepLanes(Object.entries(before.lanes), next)
  for (const [seat, marks] of lanes) kept.set(seat, packLanes(marks))
  return { batch, write: rowAfter({ ...before, lanes: Object.fromEntries(kept) }, next, { now, missed, layout }) }
}

function writeRecord(db: Database, record: FinishedGame): void {
  const sql = 'INSERT OR REPLACE INTO outbox (session, number, record) VALUES (?, ?, ?)'
  db.run(sql, record.sessionId, record.number, JSON.stringify(record))
}
