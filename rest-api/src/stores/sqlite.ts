import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivate } from '@highjinks/session-store'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

export type Sqlite = DatabaseSyncInstance

/** `:memory:` for tests. One handle, one process: the file is ours alone until the process ends, and survives its being killed. */
export function openSqlite(dataDir: string): Sqlite {
  const db = new DatabaseSync(dataDir === ':memory:' ? dataDir : fileIn(dataDir))
  db.exec(`
    pragma locking_mode = exclusive;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
  `)
  return db
}

function fileIn(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'records.sqlite')
  makePrivate(file)
  return file
}

/**
 * Gives the file back at once. A lock taken exclusively in WAL is only given back by leaving WAL and at the next access;
 * without that it stays until all prepared statements have been collected.
 */
export function closeSqlite(db: Sqlite): void {
  db.exec(`
    pragma journal_mode = delete;
    pragma locking_mode = normal;
    select count(*) from sqlite_schema;
  `)
  db.close()
}

/** All of it, or, when it throws, nothing. */
export function atomically<T>(db: Sqlite, write: () => T): T {
  db.exec('begin immediate')
  try {
    const result = write()
    db.exec('commit')
    return result
  } catch (fault) {
    // A full disk ends the transaction by itself; rolling back what is over would hide the reason
    if (db.isTransaction) db.exec('rollback')
    throw fault
  }
}

/** Whether a statement failed because a unique index already holds the value. */
export function isTaken(fault: unknown): boolean {
  return fault instanceof Error && /UNIQUE constraint failed/i.test(fault.message)
}
