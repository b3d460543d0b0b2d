import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { makePrivate } from './private-file.ts'
import { createWriteProbe, proveWhole, withFileNamed } from './sqlite-errors.ts'

/**
 * NORMAL flushes at checkpoints only: a killed process loses nothing, a power cut loses the last moments, and neither
 * damages the file. EXCLUSIVE keeps other processes out and saves WAL its shared memory. Deleted data is overwritten,
 * and nothing goes into temporary files.
 */
const SETTINGS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`
/**
 * Releases the lock. The file stays locked after `close` until the prepared statements are collected, which the library
 * can't speed up. An exclusive lock taken in WAL mode is only released by leaving WAL, at the next access.
 */
const RELEASE = `
  PRAGMA journal_mode = DELETE;
  PRAGMA locking_mode = NORMAL;
  SELECT count(*) FROM sqlite_schema;
`
/** The file name of a database in memory. */
const IN_MEMORY = ':memory:'

export interface Database {
  readonly get: (sql: string, ...values: readonly Value[]) => Record<string, unknown> | undefined
  readonly all: (sql: string, ...values: readonly Value[]) => readonly Record<string, unknown>[]
  /** Returns how many rows changed. */
  readonly run: (sql: string, ...values: readonly Value[]) => number
  /** Writes all of it, or nothing if it throws. */
  readonly atomically: (write: () => void) => void
  /** Moves the log into the file, overwrites deleted data there, and empties the log. */
  readonly checkpoint: () => void
  /** Throws unless the file accepts writes. */
  readonly proveWritable: () => void
  readonly close: () => void
}
type Value = string | number | null

/** Prepares each statement once, under its own text. */
export function openDatabase(file: string): Database {
  return withFileNamed(file, () => open(file))
}

function open(file: string): Database {
  if (file !== IN_MEMORY) makePrivate(file)
  const handle = new DatabaseSync(file)
  handle.exec(SETTINGS)
  proveWhole(handle, file)
  const prepared = new Map<string, ReturnType<DatabaseSyncInstance['prepare']>>()
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? handle.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    get: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
    run: (sql, ...values) => statement(sql).run(...values).changes,
    atomically: (write) => {
      statement('BEGIN IMMEDIATE').run()
      try {
        write()
        statement('COMMIT').run()
      } catch (fault) {
        // A full disk ends the transaction automatically; a rollback would then hide the reason.
        if (handle.isTransaction) statement('ROLLBACK').run()
        throw fault
      }
    },
    checkpoint: () => void statement('PRAGMA wal_checkpoint(TRUNCATE)').all(),
    proveWritable: createWriteProbe(handle, file),
    close: () => {
      if (!handle.isOpen) return
      handle.exec(RELEASE)
      handle.close()
    },
  }
}
