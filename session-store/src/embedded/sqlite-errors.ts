import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** SQLite's error numbers that an operator must fix. All others are bugs. */
const TROUBLES = { locked: [5, 6], refused: [3, 8, 14], unwritable: [10, 13, 22], damaged: [11, 26] } as const
export type Trouble = keyof typeof TROUBLES

/** An unusable database file, with its name. */
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

/** Returns the file's problem if that is why this failed. */
export function sqliteErrorIn(fault: unknown): Trouble | null {
  if (fault instanceof SqliteFileError) return fault.kind
  if (!(fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number')) return null
  // The low byte is the error; the rest only says where in SQLite it happened
  const number = fault.errcode & 0xff
  const [found] = Object.entries(TROUBLES).filter(([, numbers]) => numbers.some((one) => one === number))
  // Object.entries loses the key type
  return found ? (found[0] as Trouble) : null
}

/** Runs `work` on a file and adds the file's name to errors that the file itself causes. */
export function withFileNamed<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (fault) {
    const kind = fault instanceof SqliteFileError ? null : sqliteErrorIn(fault)
    throw kind === null ? fault : new SqliteFileError(file, kind, fault)
  }
}

/** Throws if a page isn't what SQLite wrote. Better at the start than in the middle of an evening. */
export function proveWhole(db: Pick<DatabaseSyncInstance, 'prepare'>, file: string): void {
  const found = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})
  if (found[0] !== 'ok') throw new SqliteFileError(file, 'damaged', new Error('database disk image is malformed'))
}

/** About the size of a session. If only less fits, nothing can be stored either. */
const PROBE_BYTES = 16_384
const PROVEN_MS = 1000

/**
 * Throws unless the file accepts writes: it writes, commits and deletes a row. A recent success is reused, so that
 * frequent checks don't load the disk.
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

/** A full disk ends the transaction automatically; then there is nothing to roll back. */
function tryRollback(db: Pick<DatabaseSyncInstance, 'exec'>): void {
  try {
    db.exec('ROLLBACK')
  } catch {
    // Already rolled back
  }
}
