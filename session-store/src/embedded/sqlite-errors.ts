import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** SQLite's numbers for what an operator must put right, whatever was asked: the rest are faults of a program. */
const TROUBLES = { locked: [5, 6], refused: [3, 8, 14], unwritable: [10, 13, 22], damaged: [11, 26] } as const
export type Trouble = keyof typeof TROUBLES

/** A database file that cannot be used, by its name. */
export class SqliteFileError extends Error {
  readonly file: string
  readonly kind: Trouble
  constructor(file: string, kind: Trouble, cause: unknown) {
    super(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'SqliteFileError'
    this.file = file
    this.kind = kind
  }
}

/** What is the matter with the file, when that is why this failed. */
export function sqliteErrorIn(fault: unknown): Trouble | null {
  if (fault instanceof SqliteFileError) return fault.kind
  if (!(fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number')) return null
  // The lower byte; what is above it only tells in which of SQLite's functions
  const number = fault.errcode & 0xff
  const [found] = Object.entries(TROUBLES).filter(([, numbers]) => numbers.some((one) => one === number))
  // Object.entries forgets the names it was given
  return found ? (found[0] as Trouble) : null
}

/** Does something with a file; where the file itself is what fails, the fault has its name. */
export function withFileNamed<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (fault) {
    const kind = fault instanceof SqliteFileError ? null : sqliteErrorIn(fault)
    throw kind === null ? fault : new SqliteFileError(file, kind, fault)
  }
}

/** Throws when a page of the file is not what SQLite wrote: better now than in the middle of an evening. */
export function proveWhole(db: Pick<DatabaseSyncInstance, 'prepare'>, file: string): void {
  const found = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})
  if (found[0] !== 'ok') throw new SqliteFileError(file, 'damaged', new Error('database disk image is malformed'))
}

/** As much as a session takes: where a byte fits and this does not, nothing can be kept either. */
const PROBE_BYTES = 16_384
const PROVEN_MS = 1000

/**
 * Throws unless the file takes what is written to it: a row is written, kept and taken away. What was proven a moment
 * ago is believed, so that whoever asks often does not make the disk work.
 */
export function createWriteProbe(db: Pick<DatabaseSyncInstance, 'exec'>, file: string): () => void {
  let provenAt = Number.NEGATIVE_INFINITY
  db.exec('CREATE TABLE IF NOT EXISTS probes (bytes BLOB NOT NULL)')
  return () => {
    if (performance.now() < provenAt + PROVEN_MS) return
    withFileNamed(file, () => {
      try {
        db.exec(`BEGIN IMMEDIATE; INSERT INTO probes VALUES (zeroblob(${PROBE_BYTES})); DELETE FROM probes; COMMIT`)
      } catch (fault) {
        tryRollback(db)
        throw fault
      }
    })
    provenAt = performance.now()
  }
}

/** A full disk ends the transaction by itself, and then there is nothing to roll back. */
function tryRollback(db: Pick<DatabaseSyncInstance, 'exec'>): void {
  try {
    db.exec('ROLLBACK')
  } catch {
    // It was over already
  }
}
