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
 * In MongoDB a place in a challenge was counted in one document and the entry was another: what died in between had
 * taken a place for nobody. Now the entry itself names its place. The old count (`challengePlaces`) stays for
 * processes of the version before; a later step takes it away.
 */
export const placesOfTheirOwn: Migration = {
  // Here both were written in one transaction
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

/** The first that is free; whoever else looks at the same moment takes the next. */
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
