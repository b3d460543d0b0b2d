import { Schema } from 'mongoose'
import * as z from 'zod'
import type { Mongo } from '../stores/mongo.ts'
import { type KnownAddresses, PLACES_MOST } from './known-addresses.ts'

const schema = new Schema(
  {
    /** The mark, which has the account in it. */
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    at: { type: Number, required: true },
  },
  { collection: 'signInPlaces', versionKey: false, strict: 'throw' },
)

const stored = z.object({ _id: z.string(), at: z.number() })

export function mongoSignInPlaces(mongo: Mongo): KnownAddresses {
  const places = mongo.model('SignInPlace', schema)
  return {
    async remember(userId, mark, at) {
      await places().updateOne({ _id: { $eq: mark } }, { $set: { userId, at } }, { upsert: true })
      const older = await places()
        .find({ userId: { $eq: userId } })
        .sort({ at: -1, _id: 1 })
        .skip(PLACES_MOST)
        .lean()
      if (older.length > 0) await places().deleteMany({ _id: { $in: older.map((one) => stored.parse(one)._id) } })
    },
    async times(userId) {
      const found = await places()
        .find({ userId: { $eq: userId } })
        .sort({ at: -1 })
        .lean()
      return found.map((one) => stored.parse(one).at)
    },
    forget: async (userId) => void (await places().deleteMany({ userId: { $eq: userId } })),
    has: async (userId, mark) => (await places().exists({ _id: { $eq: mark }, userId: { $eq: userId } })) !== null,
  }
}
