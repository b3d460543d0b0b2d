import { endSession } from '@highjinks/games/session'
import { parseSession } from '../stored.ts'
import { type Database, openDatabase } from './database.ts'
import { NewerFile } from './newer-file.ts'
import { withFileNamed } from './sqlite-errors.ts'

/** Every step since the beginning, in order; the first leads to layout 1. A step that was released is never changed. */
export const LAYOUTS: readonly ((db: Database) => void)[] = [
  (db) => {
    // How the parts of a session were kept before it was one row
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
  // The file was written anew (`upgradeLayout`)
  () => undefined,
  (db) => {
    db.run('ALTER TABLE live ADD COLUMN missed INTEGER NOT NULL DEFAULT 0')
  },
  (db) => {
    // What never changes about a session is another row, that no change writes again
    db.run('CREATE TABLE IF NOT EXISTS seen (session TEXT PRIMARY KEY, cards TEXT NOT NULL)')
    db.run(`CREATE TRIGGER IF NOT EXISTS live_gone AFTER DELETE ON live
      BEGIN DELETE FROM seen WHERE session = OLD.id; END`)
  },
  (db) => {
    db.run('CREATE TABLE IF NOT EXISTS aside (id TEXT PRIMARY KEY)')
  },
  (db) => {
    // A change may be a patch: it must not write the whole document again, which is another row then
    db.run("ALTER TABLE live ADD COLUMN log TEXT NOT NULL DEFAULT ''")
    db.run('CREATE TABLE documents (session TEXT PRIMARY KEY, document TEXT NOT NULL)')
    db.run('DROP TRIGGER live_gone')
    db.run(`CREATE TRIGGER live_gone AFTER DELETE ON live BEGIN
      DELETE FROM seen WHERE session = OLD.id; DELETE FROM documents WHERE session = OLD.id; END`)
  },
]
/** Before it, what was deleted stayed in the free pages of the file: `secure_delete` was not on. */
const WRITTEN_ANEW = 2

/** The file as this version lays it out. */
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
 * Brings a file up to today's layout in one transaction. It is not copied first: what was said in a session stays in
 * one place. A file of a newer version is refused, and nothing in it is touched.
 */
export function upgradeLayout(db: Database, file: string, layouts = LAYOUTS): void {
  const reached = Number(db.get('PRAGMA user_version')?.['user_version'])
  if (reached > layouts.length) throw new NewerFile(file, reached, layouts.length)
  if (reached === layouts.length) return
  // Cannot be part of a transaction, and does no harm twice
  if (reached < WRITTEN_ANEW) db.run('VACUUM')
  db.atomically(() => {
    for (const step of layouts.slice(reached)) step(db)
    db.run(`PRAGMA user_version = ${layouts.length}`)
  })
  db.checkpoint()
}

/** Sessions that had ended were kept whole until their day was over. */
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
    // Whoever asks for it will be told
    return null
  }
}
