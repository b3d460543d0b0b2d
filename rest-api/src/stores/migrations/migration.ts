import type { MongoDb, Sqlite } from '../database.ts'

/** One step of the stored data, from the previous version to its own. */
export interface Migration {
  /** Runs in the transaction that raises the version: all of it happens, or nothing. */
  readonly sqlite: (db: Sqlite) => void
  /**
   * Runs without a transaction: it may die anywhere and starts over, and two processes may run it in parallel. So it
   * makes small writes, only where something isn't done yet.
   */
  readonly mongo: (db: MongoDb) => Promise<void>
  /** Rewrites the file before this step, because data deleted earlier is in its free pages. */
  readonly rewrites?: true
  /**
   * Processes of the previous version can't work with the result. Only data that nobody uses anymore may be removed.
   */
  readonly contracts?: true
}
