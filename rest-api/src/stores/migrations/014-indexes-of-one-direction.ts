import type { MongoDb } from '../database.ts'
import type { Migration } from './migration.ts'

/** MongoDB returns these codes if the index, or its whole collection, isn't there. */
const NOT_THERE = [26, 27]

/**
 * Drops two MongoDB indexes with descending fields; the ascending ones serve the same queries. Processes of the version
 * before work without them, so the step isn't marked. One of them that starts later makes its index again: that costs
 * space and writes, and nothing else.
 */
export const indexesOfOneDirection: Migration = {
  // A table that had such an index kept it, and got no second one
  sqlite: () => undefined,
  async mongo(db) {
    await replace(db, 'history', 'userId_1_playedAt_-1_sessionId_-1_number_-1', {
      userId: 1,
      playedAt: 1,
      sessionId: 1,
      number: 1,
    })
    await replace(db, 'bars', 'mark_1_until_-1', { mark: 1, until: 1 })
  },
}

/** Makes the new one first: the processes at work need one of the two. */
async function replace(db: MongoDb, collection: string, old: string, index: Record<string, 1>): Promise<void> {
  await db.collection(collection).createIndex(index)
  try {
    await db.collection(collection).dropIndex(old)
  } catch (fault) {
    const isGone = fault instanceof Error && 'code' in fault && NOT_THERE.some((code) => code === fault.code)
    if (!isGone) throw fault
  }
}
