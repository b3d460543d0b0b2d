import { endSession } from '@highjinks/games/session'
import { parseSession } from '../stored.ts'
import { type Database, openDatabase } from './database.ts'
import { NewerFile } from './newer-file.ts'
import { withFileNamed } from './sqlite-errors.ts'

/** Every step since the beginning, in order; the first one creates layout 1. Released steps never change. */
export const LAYOUTS: readonly ((db: Database) => void)[] = [
  (db) => {
    // Sessions used to be stored in several parts instead of one row
    db.run('DROP TABLE IF EXISTS sessions')
    db.run('DROP TABLE IF EXISTS lanes')
    db.run(`CREATE TABLE IF NOT EXISTS live (
      id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, v INTEGER NOT NULL, state TEXT NOT NULL, lanes TEXT NOT NULL,
      deadline INTEGER, expires INTEGER NOT NULL
    )`)
    db.run('CREATE INDEX IF NOT EXISTS live_due ON live (deadline) WHERE deadline IS NOT NULL')
    db.run('CREATE INDEX IF NOT EXISTS live_expire ON live (expires)')
    db.run(`CREATE TABLE IF NOT EXISTS sweeps (
      one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL, missed INTEGER NOT NULL
    )`)
    db.run(`CREATE TABLE IF NOT EXISTS outbox (
      session TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (session, number)
    )`)
    emptyEnded(db)
  },
  // The whole file was rewritten (`upgradeLayout`)
  () => undefined,
  (db) => {
    db.run('ALTER TABLE live ADD COLUMN missed INTEGER NOT NULL DEFAULT 0')
  },
  (db) => {
    // The parts of a session that never change got a row of their own, which no change rewrites
    db.run('CREATE TABLE IF NOT EXISTS seen (session TEXT PRIMARY KEY, cards TEXT NOT NULL)')
    db.run(`CREATE TRIGGER IF NOT EXISTS live_gone AFTER DELETE ON live
      BEGIN DELETE FROM seen WHERE session = OLD.id; END`)
  },
  (db) => {
    db.run('CREATE TABLE IF NOT EXISTS aside (id TEXT PRIMARY KEY)')
  },
  (db) => {
    // A change can be a patch, so the document got a row of its own that isn't rewritten each time
    db.run("ALTER TABLE live ADD COLUMN log TEXT NOT NULL DEFAULT ''")
    db.run('CREATE TABLE documents (session TEXT PRIMARY KEY, document TEXT NOT NULL)')
    db.run('DROP TRIGGER live_gone')
    db.run(`CREATE TRIGGER live_gone AFTER DELETE ON live BEGIN
      DELETE FROM seen WHERE session = OLD.id; DELETE FROM documents WHERE session = OLD.id; END`)
  },
]
/** Before this layout, deleted data stayed in the file's free pages, because `secure_delete` was off. */
const WRITTEN_ANEW = 2

/** Opens a file and upgrades it to this version's layout. */
export function openUpToDate(file: string): Database {
  const db = openDatabase(file)
  try {
    withFileNamed(file, () => upgradeLayout(db, file))
    return db
  } catch (fault) {
    db.close()
    throw fault
  }
}

/**
 * Upgrades a file to the current layout in one transaction. There is no copy first, so that session texts stay in one
 * place. A newer version's file is refused and left untouched.
 */
export function upgradeLayout(db: Database, file: string, layouts = LAYOUTS): void {
  const reached = Number(db.get('PRAGMA user_version')?.['user_version'])
  if (reached > layouts.length) throw new NewerFile(file, reached, layouts.length)
  if (reached === layouts.length) return
  // VACUUM can't be part of a transaction, and running it twice is harmless
  if (reached < WRITTEN_ANEW) db.run('VACUUM')
  db.atomically(() => {
    for (const step of layouts.slice(reached)) step(db)
    db.run(`PRAGMA user_version = ${layouts.length}`)
  })
  db.checkpoint()
}

/** Empties ended sessions, which used to be kept whole for a day. */
function emptyEnded(db: Database): void {
  for (const row of db.all('SELECT id, state FROM live WHERE deadline IS NULL')) {
    const id = String(row['id'])
    const rest = emptied(id, String(row['state']))
    if (rest !== null) db.run('UPDATE live SET state = ? WHERE id = ?', rest, id)
  }
}

function emptied(id: string, text: string): string | null {
  try {
    const session = parseSession(id, text, null)
    const step = session.ended ? endSession(session, session.ended) : null
    return step?.ok ? JSON.stringify(step.state) : null
  } catch {
    // Reading it later will report the problem
    return null
  }
}
