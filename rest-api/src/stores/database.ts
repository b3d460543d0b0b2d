import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type mongoose from 'mongoose'

export type Sqlite = DatabaseSyncInstance
export type MongoDb = mongoose.mongo.Db

/** Writes all of it, or nothing if it throws. */
export function atomically<T>(db: Sqlite, write: () => T): T {
  db.exec('begin immediate')
  try {
    const result = write()
    db.exec('commit')
    return result
  } catch (fault) {
    // A full disk ends the transaction automatically; a rollback would then hide the reason
    if (db.isTransaction) db.exec('rollback')
    throw fault
  }
}

/** Returns whether a statement failed because a unique index has the value. */
export function isTaken(fault: unknown): boolean {
  return fault instanceof Error && /UNIQUE constraint failed/i.test(fault.message)
}

/** Returns whether a write failed because a unique index has the value. Only the operation knows which index. */
export function isDuplicate(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 11000
}
