import { Schema } from 'mongoose'
import * as z from 'zod'
import { isDuplicate, type Mongo } from '../stores/mongo.ts'
import type { Favorites } from './favorites.ts'

const schema = new Schema(
  {
    /** User and game: the id itself keeps a second heart out. */
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    gameId: { type: Number, required: true },
    addedAt: { type: Number, required: true },
  },
  { collection: 'favorites', versionKey: false, strict: 'throw' },
)

const stored = z.object({ gameId: z.number(), addedAt: z.number() })
const idOf = (userId: string, gameId: number) => `${userId}:${gameId}`

export function mongoFavorites(mongo: Mongo): Favorites {
  const favorites = mongo.model('Favorite', schema)
  return {
    async add(userId, { gameId, addedAt }) {
      const _id = idOf(userId, gameId)
      try {
        await favorites().create({ _id, userId, gameId, addedAt })
        return { gameId, addedAt }
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        const kept = await favorites()
          .findOne({ _id: { $eq: _id } })
          .lean()
        // Taken back in the moment between: it was hearted, and the taking back came later
        return kept ? stored.parse(kept) : { gameId, addedAt }
      }
    },
    async remove(userId, gameId) {
      await favorites().deleteOne({ _id: { $eq: idOf(userId, gameId) } })
    },
    async of(userId) {
      const found = await favorites()
        .find({ userId: { $eq: userId } })
        .sort({ addedAt: -1, gameId: 1 })
        .lean()
      return found.map((one) => stored.parse(one))
    },
  }
}
