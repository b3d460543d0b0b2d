import type { FinishedGame, Session } from '@highjinks/games/session'
import { AWAY_GRACE_MS } from '@highjinks/games/session'
import { type SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { type Cache, createCache } from '../cache.ts'
import { firstState, GONE, MISSED_AFTER_MS, type NextState, prepareCommit } from '../commit.ts'
import { keepLanes, packLanes, unpackLanes } from '../lanes.ts'
import { createListeners, createWatchList } from '../listeners.ts'
import { startMonotonicClock } from '../monotonic-clock.ts'
import { type Change, type Lane, type News, type Reaction, type SessionStore, StoreAway, type Stored } from '../port.ts'
import { parseFinished, parseSession, writeSeen, writeState } from '../stored.ts'
import { batchCheckpoints } from './checkpoints.ts'
import type { Database } from './database.ts'
import { troubleIn, withFileNamed } from './file-trouble.ts'
import { watchMissedTime } from './missed-time.ts'
import { createPresence } from './presence.ts'
import { openUpToDate } from './upgrade.ts'

const PURGE_EVERY_MS = 60_000
const CACHED_SESSIONS = 2000
const EXPIRY_STEP_MS = 60_000
const NONE: ReadonlySet<SessionId> = new Set()
const packedLanes = z.record(z.string(), z.string())

export interface EmbeddedOptions {
  /** `:memory:` keeps nothing. */
  readonly file: string
  /** Left out: this machine's time, which does not jump. */
  readonly now?: () => number
  /** A longer gap between two looks at the clocks is given back. */
  readonly missedAfterMs?: number
}

interface Held extends Stored {
  readonly deadline: number | null
  readonly expires: number
  /** How much of the time that was missed in all has been given back to it. */
  readonly missed: number
  /** By seat, packed. */
  readonly lanes: Readonly<Record<string, string>>
}

/**
 * Sessions in one SQLite file of this process. SQLite answers at once, so a change is read, decided and written without
 * anything coming between: there is nobody to be faster, and nothing to run twice.
 */
export function openEmbeddedStore(options: EmbeddedOptions): SessionStore {
  const { file, now = startMonotonicClock(), missedAfterMs = MISSED_AFTER_MS } = options
  const db = withStoreFaults(openUpToDate(file), file)
  const checkpoints = batchCheckpoints(db.checkpoint)
  const held = createCache<Held>(CACHED_SESSIONS)
  const missed = watchMissedTime({ db, now, limit: missedAfterMs, onGap: held.clear })
  const watched = createWatchList()
  const commits = createListeners<News>()
  const reactions = createListeners<Reaction>()
  const restored = db.all('SELECT id FROM live WHERE expires > ?', now()).map((row) => String(row['id']))
  let purged = now()

  function onlineIn(id: SessionId) {
    const seats = load(db, held, id, now())?.session.seats ?? []
    return seats.filter((seat) => seat.online && !seat.isBot).map((seat) => seat.id)
  }

  function purge() {
    if (now() < purged + PURGE_EVERY_MS) return
    purged = now()
    if (db.run('DELETE FROM live WHERE expires <= ?', now()) > 0) checkpoints.request()
  }

  return {
    now,
    create: async (session) => create(db, session, now(), missed.total()),
    read: async (id) => {
      const found = load(db, held, id, now())
      return found && { v: found.v, session: found.session }
    },
    find: async (code) => {
      const row = db.get('SELECT id FROM live WHERE code = ? AND expires > ?', code, now())
      return row ? String(row['id']) : null
    },
    update: async (id, change, lane) => {
      const total = missed.total()
      const before = load(db, held, id, now())
      if (!before) return GONE
      const { outcome, next } = write(db, held, before, change, { now: now(), missed: total, lane })
      if (next?.session.ended) checkpoints.request()
      if (next && watched.has(id)) commits.tell(id, { v: next.v, session: next.session })
      return outcome
    },
    due: async (limit, except = NONE) => {
      purge()
      missed.stamp()
      const most = limit + except.size
      const rows = db.all('SELECT id FROM live WHERE deadline <= ? ORDER BY deadline LIMIT ?', now(), most)
      const ids = rows.map((row) => String(row['id']))
      return ids.filter((id) => !except.has(id)).slice(0, limit)
    },
    versions: async (ids) => ids.map((id) => version(db, held, id, now())),
    onCommit: commits.add,
    watch: (id) => void watched.add(id),
    unwatch: (id) => void watched.remove(id),
    sendReaction: async (id, reaction) => {
      if (watched.has(id)) reactions.tell(id, reaction)
    },
    onReaction: reactions.add,
    presence: createPresence(now, { ids: restored, grace: AWAY_GRACE_MS, onlineIn }),
    outbox: {
      // At random, so that records nobody can take in do not stand at the head for ever.
      take: async (limit) =>
        db
          .all('SELECT record FROM outbox ORDER BY random() LIMIT ?', limit)
          .map((row) => parseFinished(String(row['record'])))
          .filter((record) => record !== null),
      done: async (games) =>
        db.atomically(() => {
          for (const game of games) {
            db.run('DELETE FROM outbox WHERE session = ? AND number = ?', game.sessionId, game.number)
          }
          checkpoints.request()
        }),
    },
    ping: async () => db.proveWritable(),
    close: async () => {
      checkpoints.stop()
      db.close()
    },
  }
}

function create(db: Database, session: Session, now: number, missed: number): boolean {
  const { v, deadline, ttl } = firstState(session)
  let isMade = false
  db.atomically(() => {
    db.run('DELETE FROM live WHERE code = ? AND expires <= ?', session.code, now)
    isMade =
      db.run(
        `INSERT INTO live (id, code, v, state, lanes, deadline, expires, missed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        session.id,
        session.code,
        v,
        writeState(session),
        '{}',
        deadline,
        now + ttl,
        missed,
      ) === 1
    const cards = writeSeen(session)
    if (isMade && cards !== null) db.run('INSERT INTO seen (session, cards) VALUES (?, ?)', session.id, cards)
  })
  return isMade || db.get('SELECT 1 FROM live WHERE code = ? AND id = ?', session.code, session.id) !== undefined
}

function load(db: Database, cache: Cache<Held>, id: SessionId, now: number): Held | null {
  const known = cache.get(id)
  if (known) return known.expires > now ? known : null
  const row = db.get(
    'SELECT v, state, lanes, deadline, expires, missed FROM live WHERE id = ? AND expires > ?',
    id,
    now,
  )
  if (!row) return null
  const loaded = {
    v: Number(row['v']),
    session: parseSession(id, String(row['state']), seenBefore(db, id)),
    deadline: row['deadline'] === null ? null : Number(row['deadline']),
    expires: Number(row['expires']),
    missed: Number(row['missed']),
    lanes: packedLanes.parse(JSON.parse(String(row['lanes']))),
  }
  cache.set(id, loaded)
  return loaded
}

function seenBefore(db: Database, id: SessionId): string | null {
  const row = db.get('SELECT cards FROM seen WHERE session = ?', id)
  return row ? String(row['cards']) : null
}

/** When a change is run, how much time was missed until then, and in which lane it came. */
interface Asked {
  readonly now: number
  readonly missed: number
  readonly lane: Lane | undefined
}

function write(db: Database, cache: Cache<Held>, before: Held, change: Change, { now, missed, lane }: Asked) {
  const asked = lane && { lane, lanes: unpackLanes(before.lanes[lane.seat]) }
  const prepared = prepareCommit(before, change, now, asked, missed - before.missed)
  const { next, lanes } = prepared
  if (!next && !lanes) return prepared
  const kept = keepLanes(Object.entries(before.lanes), next)
  if (lane && lanes) kept.set(lane.seat, packLanes(lanes))
  const after = { ...before, ...(next && { ...stateOf(next, before, now), missed }), lanes: Object.fromEntries(kept) }
  const save = () => {
    writeSession(db, after, before)
    if (next?.record) writeRecord(db, next.record)
  }
  // Nearly always it is one statement, which is whole by itself.
  if (next?.record || next?.session.ended) db.atomically(save)
  else save()
  cache.set(before.session.id, after)
  return prepared
}

/** What is kept for hours need not be kept for a second longer at every tap. */
function stateOf({ v, session, deadline, ttl }: NextState, before: Held, now: number): Omit<Held, 'lanes' | 'missed'> {
  const expires = now + ttl
  const isSoonEnough = expires >= before.expires && expires < before.expires + EXPIRY_STEP_MS
  return { v, session, deadline, expires: isSoonEnough ? before.expires : expires }
}

function version(db: Database, cache: Cache<Held>, id: SessionId, now: number): number | null {
  const known = cache.get(id)
  if (known) return known.expires > now ? known.v : null
  const row = db.get('SELECT v FROM live WHERE id = ? AND expires > ?', id, now)
  return row ? Number(row['v']) : null
}

/** Columns with an index are only touched when they change. */
function writeSession(db: Database, { v, session, lanes, deadline, expires, missed }: Held, before: Held) {
  const row = [v, writeState(session), JSON.stringify(lanes), missed]
  if (session.ended) db.run('DELETE FROM seen WHERE session = ?', session.id)
  if (deadline === before.deadline && expires === before.expires) {
    db.run('UPDATE live SET v = ?, state = ?, lanes = ?, missed = ? WHERE id = ?', ...row, session.id)
  } else {
    const sql = 'UPDATE live SET v = ?, state = ?, lanes = ?, missed = ?, deadline = ?, expires = ? WHERE id = ?'
    db.run(sql, ...row, deadline, expires, session.id)
  }
}

function writeRecord(db: Database, record: FinishedGame) {
  const { sessionId, number } = record
  const sql = 'INSERT OR REPLACE INTO outbox (session, number, record) VALUES (?, ?, ?)'
  db.run(sql, sessionId, number, JSON.stringify(record))
}

/** Whatever SQLite cannot do now (a full disk, a file taken away) is an outage to those who ask. */
function withStoreFaults(db: Database, file: string): Database {
  // A damaged file does not heal: it is not ready from then on, even where its other pages can be written
  let damage: unknown = null
  const guard =
    <Args extends readonly unknown[], Result>(ask: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return withFileNamed(file, () => ask(...args))
      } catch (cause) {
        if (troubleIn(cause) === 'damaged') damage ??= cause
        throw cause instanceof StoreAway ? cause : new StoreAway(cause)
      }
    }
  const proveWritable = guard(db.proveWritable)
  return {
    get: guard(db.get),
    all: guard(db.all),
    run: guard(db.run),
    atomically: guard(db.atomically),
    checkpoint: guard(db.checkpoint),
    proveWritable: () => {
      if (damage !== null) throw new StoreAway(damage)
      proveWritable()
    },
    close: db.close,
  }
}
