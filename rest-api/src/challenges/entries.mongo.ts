import { accept, refuse } from '@highjinks/protocol'
import * as z from 'zod'
import { isDuplicate, type Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { type Entries, type Entry, fromKeptEntry, keptEntry, toKeptEntry } from './entries.ts'
import { standingOf } from './standing.ts'

const idOf = (challengeId: string, userId: string) => `${challengeId}:${userId}`
const record = mongoRecord(keptEntry, 'challengeEntries', ({ challengeId, userId }) => idOf(challengeId, userId))
record.schema.index({ challengeId: 1, standing: 1, userId: 1 })
/** How many places of a challenge are given away; the id is the challenge's. */
const places = mongoRecord(z.object({ id: z.string(), taken: z.int() }), 'challengePlaces', ({ id }) => id)

const entryOf = (found: object) => fromKeptEntry(record.fromDocument(found))
const entryOrNull = (found: object | null) => (found === null ? null : entryOf(found))

export function mongoEntries(mongo: Mongo): Entries {
  const entries = mongo.model('ChallengeEntry', record.schema)
  const allPlaces = mongo.model('ChallengePlaces', places.schema)

  const find = async (challengeId: string, userId: string): Promise<Entry | null> =>
    entryOrNull(
      await entries()
        .findOne({ _id: { $eq: idOf(challengeId, userId) } })
        .lean(),
    )

  /** A place is taken before the entry is made: a process that dies between costs a place, never lets one too many in. */
  async function takePlace(challengeId: string, most: number): Promise<boolean> {
    try {
      await allPlaces().create(places.toDocument({ id: challengeId, taken: 0 }))
    } catch (fault) {
      if (!isDuplicate(fault)) throw fault
    }
    const taken = await allPlaces().updateOne(
      { _id: { $eq: challengeId }, taken: { $lt: most } },
      { $inc: { taken: 1 } },
    )
    return taken.modifiedCount === 1
  }

  return {
    find,
    async join({ challengeId, userId, at, most }) {
      const known = await find(challengeId, userId)
      if (known) return accept(known)
      if (!(await takePlace(challengeId, most))) return refuse('full')
      const entry: Entry = { challengeId, userId, joinedAt: at, best: { score: 0, verified: false, at } }
      try {
        await entries().create(record.toDocument(toKeptEntry(entry)))
        return accept(entry)
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        // The same person a moment earlier: one entry needs one place
        await allPlaces().updateOne({ _id: { $eq: challengeId } }, { $inc: { taken: -1 } })
        const joined = await find(challengeId, userId)
        return joined ? accept(joined) : refuse('unavailable')
      }
    },
    score: async (challengeId, userId, result) =>
      entryOrNull(
        await entries()
          .findOneAndUpdate(
            { _id: { $eq: idOf(challengeId, userId) } },
            { $min: { standing: standingOf(result) } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    async top(challengeId, offset, limit) {
      const found = await entries()
        .find({ challengeId: { $eq: challengeId } })
        .sort({ standing: 1, userId: 1 })
        .skip(offset)
        .limit(limit)
        .lean()
      return found.map(entryOf)
    },
    async rank({ challengeId, userId, best }) {
      const standing = standingOf(best)
      const better = await entries().countDocuments({
        challengeId: { $eq: challengeId },
        $or: [{ standing: { $lt: standing } }, { standing: { $eq: standing }, userId: { $lt: userId } }],
      })
      return better + 1
    },
  }
}
