import type { MongoDb } from '../database.ts'
import { isDuplicate } from '../database.ts'
import type { Migration } from './migration.ts'

interface Entry {
  readonly _id: string
  readonly challengeId: string
  readonly place?: string
}

const BATCH = 200

const placeOf = (challengeId: string, number: number) => `${challengeId}:${number}`

/**
 * Stores each entry's position in the entry itself. MongoDB counted positions in one document and stored the entry in
 * another, so a crash in between lost a position. The old count (`challengePlaces`) stays for processes of the previous
 * version; a later step removes it.
 */
export const placesOfTheirOwn: Migration = {
  // SQLite wrote both in one transaction
  sqlite: () => undefined,
  async mongo(db) {
    const entries = db.collection<Entry>('challengeEntries')
    await entries.createIndex({ place: 1 }, { unique: true, sparse: true })
    for (;;) {
      const waiting = await entries
        .find({ place: { $exists: false } })
        .limit(BATCH)
        .toArray()
      if (waiting.length === 0) return
      for (const { _id, challengeId } of waiting) await givePlace(db, _id, challengeId)
    }
  },
}

/** Takes the first free position; a parallel process takes the next. */
async function givePlace(db: MongoDb, id: string, challengeId: string): Promise<void> {
  const entries = db.collection<Entry>('challengeEntries')
  for (let number = await entries.countDocuments({ challengeId, place: { $exists: true } }); ; number++) {
    try {
      await entries.updateOne({ _id: id, place: { $exists: false } }, { $set: { place: placeOf(challengeId, number) } })
      return
    } catch (fault) {
      if (!isDuplicate(fault)) throw fault
    }
  }
}
