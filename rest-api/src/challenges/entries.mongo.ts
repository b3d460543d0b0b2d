import { accept, refuse } from '@highjinks/protocol'
import { Schema } from 'mongoose'
import * as z from 'zod'
import { isDuplicate, type Mongo } from '../stores/mongo.ts'
import type { Entries, Entry } from './entries.ts'
import { resultOf, standingOf } from './standing.ts'

const text = { type: String, required: true } as const
const count = { type: Number, required: true } as const
const entrySchema = new Schema(
  {
    /** Challenge and user: the id itself keeps a second entry out. */
    _id: text,
    challengeId: text,
    userId: text,
    standing: text,
    joinedAt: count,
  },
  { collection: 'challengeEntries', versionKey: false, strict: 'throw' },
).index({ challengeId: 1, standing: 1, userId: 1 })
/** How many places of a challenge are given away. */
const placesSchema = new Schema(
  { _id: text, taken: count },
  { collection: 'challengePlaces', versionKey: false, strict: 'throw' },
)

const stored = z
  .object({ challengeId: z.string(), userId: z.string(), standing: z.string(), joinedAt: z.number() })
  .transform(
    ({ challengeId, userId, standing, joinedAt }): Entry => ({
      challengeId,
      userId,
      joinedAt,
      best: resultOf(standing),
    }),
  )
const read = (found: unknown): Entry | null => (found === null ? null : stored.parse(found))
const idOf = (challengeId: string, userId: string) => `${challengeId}:${userId}`

export function mongoEntries(mongo: Mongo): Entries {
  const entries = mongo.model('ChallengeEntry', entrySchema)
  const places = mongo.model('ChallengePlaces', placesSchema)

  const find = async (challengeId: string, userId: string): Promise<Entry | null> =>
    read(
      await entries()
        .findOne({ _id: { $eq: idOf(challengeId, userId) } })
        .lean(),
    )

  /** A place is taken before the entry is made: a process that dies between costs a place, never lets one too many in. */
  async function takePlace(challengeId: string, most: number): Promise<boolean> {
    try {
      await places().create({ _id: challengeId, taken: 0 })
    } catch (fault) {
      if (!isDuplicate(fault)) throw fault
    }
    const taken = await places().updateOne({ _id: { $eq: challengeId }, taken: { $lt: most } }, { $inc: { taken: 1 } })
    return taken.modifiedCount === 1
  }

  return {
    find,
    async join({ challengeId, userId, at, most }) {
      const known = await find(challengeId, userId)
      if (known) return accept(known)
      if (!(await takePlace(challengeId, most))) return refuse('full')
      const best = { score: 0, verified: false, at }
      const _id = idOf(challengeId, userId)
      try {
        await entries().create({ _id, challengeId, userId, standing: standingOf(best), joinedAt: at })
        return accept({ challengeId, userId, joinedAt: at, best })
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        // The same person a moment earlier: one entry needs one place
        await places().updateOne({ _id: { $eq: challengeId } }, { $inc: { taken: -1 } })
        const joined = await find(challengeId, userId)
        return joined ? accept(joined) : refuse('unavailable')
      }
    },
    score: async (challengeId, userId, result) =>
      read(
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
      return found.map((one) => stored.parse(one))
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
