import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type mongoose from 'mongoose'

export type Sqlite = DatabaseSyncInstance
export type MongoDb = mongoose.mongo.Db

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

/** Whether a write failed because a unique index already holds the value. Which index, only the operation knows. */
export function isDuplicate(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 11000
}
