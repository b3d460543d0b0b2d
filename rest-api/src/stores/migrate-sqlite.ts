import { NewerFile } from '@highjinks/session-store'
import * as z from 'zod'
import { copyBeside } from './copies.ts'
import { atomically, type Sqlite } from './database.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'

/** Before this version, deleted data stayed in the file's free pages, because `secure_delete` was off. */
const WRITTEN_ANEW = 3

export interface MigrationPlace {
  /** Null for a database in memory. */
  readonly file: string | null
  readonly at: number
  readonly migrations?: readonly Migration[]
}

/**
 * Upgrades a file to this version, each step in a transaction with its number. A file with records is first copied
 * beside itself. A newer version's file is refused and left untouched.
 */
export function migrateSqlite(db: Sqlite, { file, at, migrations = MIGRATIONS }: MigrationPlace): void {
  const reached = versionOf(db)
  if (reached > migrations.length) throw new NewerFile(file ?? ':memory:', reached, migrations.length)
  if (reached === migrations.length) return
  if (file !== null && hasRecords(db)) copyBeside(db, file, reached, at)
  // VACUUM can't be part of a transaction, and running it twice is harmless
  if (reached < WRITTEN_ANEW && hasRecords(db)) db.exec('vacuum')
  for (const [i, migration] of migrations.entries()) {
    if (i < reached) continue
    // Outside the transaction: if the process is killed here, it runs again
    if (migration.rewrites) db.exec('vacuum')
    atomically(db, () => {
      migration.sqlite(db)
      db.exec(`pragma user_version = ${i + 1}`)
    })
  }
}

export function versionOf(db: Sqlite): number {
  return z.object({ user_version: z.int() }).parse(db.prepare('pragma user_version').get()).user_version
}

function hasRecords(db: Sqlite): boolean {
  return db.prepare(`select 1 from sqlite_schema where name = 'users'`).get() !== undefined
}
