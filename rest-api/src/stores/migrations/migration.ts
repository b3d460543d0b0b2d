import type { MongoDb, Sqlite } from '../database.ts'

/** One step of what is kept, from the version before it to its own. */
export interface Migration {
  /** Runs in the transaction that raises the version: all of it happens, or nothing. */
  readonly sqlite: (db: Sqlite) => void
  /**
   * There is no transaction: it may die anywhere and is begun again, and two processes may run it at once. So it does
   * in small writes what is not done yet, and leaves what is.
   */
  readonly mongo: (db: MongoDb) => Promise<void>
  /** What was deleted before lies in free pages of the file, which is written anew before this step. */
  readonly rewrites?: true
  /** A process of the version before cannot work with the result: only what nobody uses any more may be taken away. */
  readonly contracts?: true
}
