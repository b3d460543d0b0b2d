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
 * `:memory:` for tests. One handle, one process: the file is ours alone until the process ends, and survives its being
 * killed. It is brought up to this version.
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
      // What a step deleted is in the log until then
      overwriteDeleted(db)
      return db
    } catch (fault) {
      db.close()
      throw fault
    }
  })
}

/** Brings what was written into the file itself, where it overwrites what was deleted, and empties the log beside it. */
export function overwriteDeleted(db: Sqlite): void {
  db.exec('pragma wal_checkpoint(truncate)')
}

/** Whether the file takes what is written, and whether a page of it has ever been found damaged. */
export interface FileHealth {
  /** Throws, with the file's name, when it is not well. */
  readonly check: () => Promise<void>
  /** Any fault may be shown to it; it remembers the one that does not heal. */
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
