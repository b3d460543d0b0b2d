import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  createWriteProbe,
  makePrivate,
  proveWhole,
  SqliteFileError,
  sqliteErrorIn,
  withFileNamed,
} from '@highjinks/session-store'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Sqlite } from './database.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

const IN_MEMORY = ':memory:'

export function recordsFile(dataDir: string): string {
  return dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, 'records.sqlite')
}

/**
 * Opens and upgrades the records; `:memory:` for tests. One handle, one process: the file is ours until the process
 * ends, and survives a kill.
 */
export function openSqlite(dataDir: string, at = Date.now()): Sqlite {
  const file = recordsFile(dataDir)
  return withFileNamed(file, () => {
    if (file !== IN_MEMORY) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      makePrivate(file)
    }
    const db = new DatabaseSync(file)
    db.exec(`
      pragma locking_mode = exclusive;
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma secure_delete = on;
      pragma temp_store = memory;
      pragma foreign_keys = on;
    `)
    try {
      proveWhole(db, file)
      migrateSqlite(db, { file: file === IN_MEMORY ? null : file, at })
      // Until then, the log contains what a step deleted
      overwriteDeleted(db)
      return db
    } catch (fault) {
      db.close()
      throw fault
    }
  })
}

/** Moves the log into the file, overwrites deleted data there, and empties the log. */
export function overwriteDeleted(db: Sqlite): void {
  db.exec('pragma wal_checkpoint(truncate)')
}

/** Whether the file accepts writes, and whether a page was ever found damaged. */
export interface FileHealth {
  /** Throws with the file's name if there is a problem. */
  readonly check: () => Promise<void>
  /** Takes any fault, and remembers one that doesn't heal. */
  readonly notice: (fault: unknown) => void
}

export function watchFile(db: Sqlite, dataDir: string): FileHealth {
  const file = recordsFile(dataDir)
  const proveWritable = createWriteProbe(db, file)
  let damage: unknown = null
  return {
    async check() {
      if (damage !== null) throw damage
      proveWritable()
    },
    notice(fault) {
      if (sqliteErrorIn(fault) === 'damaged') damage ??= new SqliteFileError(file, 'damaged', fault)
    },
  }
}

/**
 * Releases the file right away. An exclusive lock taken in WAL mode is only released by leaving WAL, at the next
 * access; otherwise it stays until all prepared statements have been collected.
 */
export function closeSqlite(db: Sqlite): void {
  db.exec(`
    pragma journal_mode = delete;
    pragma locking_mode = normal;
    select count(*) from sqlite_schema;
  `)
  db.close()
}
