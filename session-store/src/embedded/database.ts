import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { makePrivate } from './private-file.ts'
import { createWriteProbe, proveWhole, withFileNamed } from './sqlite-errors.ts'

/**
 * NORMAL flushes to the disk at checkpoints only: a killed process loses nothing, a power cut at most the last moments,
 * and neither leaves a damaged file. EXCLUSIVE keeps a second process out and spares WAL its shared memory. What is
 * deleted is overwritten, and nothing is copied to temporary files.
 */
const SETTINGS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`
/**
 * The file stays locked after `close` until the prepared statements are collected, which this library offers no way to
 * hasten. An exclusive lock taken in WAL is only given back by leaving WAL, and at the next access.
 */
const RELEASE = `
  PRAGMA journal_mode = DELETE;
  PRAGMA locking_mode = NORMAL;
  SELECT count(*) FROM sqlite_schema;
`
/** As a file's name: nothing is kept. */
const IN_MEMORY = ':memory:'

export interface Database {
  readonly get: (sql: string, ...values: readonly Value[]) => Record<string, unknown> | undefined
  readonly all: (sql: string, ...values: readonly Value[]) => readonly Record<string, unknown>[]
  /** How many rows were touched. */
  readonly run: (sql: string, ...values: readonly Value[]) => number
  /** All of it, or, when it throws, nothing. */
  readonly atomically: (write: () => void) => void
  /** Brings what was written into the file itself, where it overwrites what was deleted, and empties the log beside it. */
  readonly checkpoint: () => void
  /** Throws unless the file takes what is written. */
  readonly proveWritable: () => void
  readonly close: () => void
}
type Value = string | number | null

/** Each statement is prepared once, under its own text. */
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
        // A full disk ends the transaction by itself; rolling back what is over would hide the reason.
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
