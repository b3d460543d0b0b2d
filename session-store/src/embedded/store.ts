import { AWAY_GRACE_MS, type Session } from '@highjinks/games/session'
import { type SessionId } from '@highjinks/protocol'
import { firstState, MISSED_AFTER_MS, type NextState } from '../commit.ts'
import { createListeners, createWatchList } from '../listeners.ts'
import type { LiveLayout } from '../log.ts'
import { startMonotonicClock } from '../monotonic-clock.ts'
import { type News, type Reaction, type SessionStore, StoreUnavailable, type TellFault, warnOfFault } from '../port.ts'
import { parseFinished, writeSeen, writeState } from '../stored.ts'
import { openCardsAside } from './cards-aside.ts'
import { batchCheckpoints } from './checkpoints.ts'
import { createCounts } from './counts.ts'
import type { Database } from './database.ts'
import { watchMissedTime } from './missed-time.ts'
import { createPresence } from './presence.ts'
import { createSessions } from './sessions.ts'
import { sqliteErrorIn, withFileNamed } from './sqlite-errors.ts'
import { openUpToDate } from './upgrade.ts'

const PURGE_EVERY_MS = 60_000
const NONE: ReadonlySet<SessionId> = new Set()

export interface EmbeddedOptions {
  /** `:memory:` keeps nothing. */
  readonly file: string
  /** By default this machine's time, made monotonic. */
  readonly now?: () => number
  /** A longer gap between two clock checks is given back to the sessions. */
  readonly missedAfterMs?: number
  /** The format for writing sessions; both are read. */
  readonly layout?: LiveLayout
  readonly onFault?: TellFault
}

/** Opens sessions in one SQLite file of this process. */
export function openEmbeddedStore(options: EmbeddedOptions): SessionStore {
  const { file, now = startMonotonicClock(), missedAfterMs = MISSED_AFTER_MS, layout = 1 } = options
  const { onFault = warnOfFault } = options
  const db = withStoreFaults(openUpToDate(file), file)
  const checkpoints = batchCheckpoints(db.checkpoint)
  const sessions = createSessions({ db, layout, now, missed: () => missed.total(), committed, onFault })
  const missed = watchMissedTime({ db, now, limit: missedAfterMs, onGap: sessions.forget })
  const watched = createWatchList()
  const commits = createListeners<News>(onFault)
  const reactions = createListeners<Reaction>(onFault)
  const restored = db.all('SELECT id FROM live WHERE expires > ?', now()).map((row) => String(row['id']))
  let purged = now()

  function onlineIn(id: SessionId) {
    const seats = sessions.read(id)?.session.seats ?? []
    return seats.filter((seat) => seat.online && !seat.isBot).map((seat) => seat.id)
  }

  function committed({ v, session }: NextState) {
    if (session.ended) checkpoints.request()
    if (watched.has(session.id)) commits.tell(session.id, { v, session })
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
      const found = sessions.read(id)
      return found && { v: found.v, session: found.session }
    },
    find: async (code) => {
      const row = db.get('SELECT id FROM live WHERE code = ? AND expires > ?', code, now())
      return row ? String(row['id']) : null
    },
    update: sessions.update,
    due: async (limit, except = NONE) => {
      purge()
      missed.stamp()
      const most = limit + except.size
      const rows = db.all(
        'SELECT id FROM live WHERE deadline <= ? AND expires > ? ORDER BY deadline LIMIT ?',
        now(),
        now(),
        most,
      )
      const ids = rows.map((row) => String(row['id']))
      return ids.filter((id) => !except.has(id)).slice(0, limit)
    },
    versions: async (ids) => ids.map(sessions.version),
    onCommit: commits.add,
    watch: (id) => void watched.add(id),
    unwatch: (id) => void watched.remove(id),
    sendReaction: async (id, reaction) => {
      if (watched.has(id)) reactions.tell(id, reaction)
    },
    onReaction: reactions.add,
    presence: createPresence(now, { ids: restored, grace: AWAY_GRACE_MS, onlineIn }),
    outbox: {
      // In random order, so that records nobody can process don't block the front forever.
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
    cardsAside: openCardsAside(db),
    counts: createCounts(now),
    ping: async () => db.proveWritable(),
    close: async () => {
      sessions.flush()
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

/** Reports everything SQLite can't do now, such as a full disk or a missing file, as an outage. */
function withStoreFaults(db: Database, file: string): Database {
  // A damaged file doesn't heal: the store stays not ready, even if other pages can be written
  let damage: unknown = null
  const guard =
    <Args extends readonly unknown[], Result>(ask: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return withFileNamed(file, () => ask(...args))
      } catch (cause) {
        if (sqliteErrorIn(cause) === 'damaged') damage ??= cause
        throw cause instanceof StoreUnavailable ? cause : new StoreUnavailable(cause)
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
      if (damage !== null) throw new StoreUnavailable(damage)
      proveWritable()
    },
    close: db.close,
  }
}
