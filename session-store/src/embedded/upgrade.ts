import { endSession } from '@highjinks/games/session'
import { parseSession } from '../stored.ts'
import type { Database } from './database.ts'

/**
 * Brings a file of an older version to today's layout: each step once, and again if the process dies half-way. The
 * second writes the file anew, because what was deleted before `secure_delete` was on lies in its free pages.
 */
export function upgradeLayout(db: Database): void {
  const reached = Number(db.get('PRAGMA user_version')?.['user_version'])
  if (reached < 1) {
    db.atomically(() => {
      emptyEnded(db)
      db.run('PRAGMA user_version = 1')
    })
  }
  if (reached < 2) {
    db.run('VACUUM')
    db.run('PRAGMA user_version = 2')
  }
  if (reached < 3) {
    db.atomically(() => {
      db.run('ALTER TABLE live ADD COLUMN missed INTEGER NOT NULL DEFAULT 0')
      db.run('PRAGMA user_version = 3')
    })
  }
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
