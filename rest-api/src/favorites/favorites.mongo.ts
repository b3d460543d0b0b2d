import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Favorites, keptFavorite, storedFavorite } from './favorites.ts'

const idOf = (userId: string, gameId: number) => `${userId}:${gameId}`
const record = mongoRecord(keptFavorite, 'favorites', ({ userId, gameId }) => idOf(userId, gameId))
record.schema.index({ userId: 1 })

export function mongoFavorites(mongo: Mongo): Favorites {
  const favorites = mongo.model('Favorite', record.schema)
  return {
    async add(userId, { gameId, addedAt }) {
      try {
        await favorites().create(record.toDocument({ userId, gameId, addedAt }))
        return { gameId, addedAt }
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        const kept = await favorites()
          .findOne({ _id: { $eq: idOf(userId, gameId) } })
          .lean()
        // Taken back in the moment between: it was hearted, and the taking back came later
        return kept ? storedFavorite.parse(kept) : { gameId, addedAt }
      }
    },
    async remove(userId, gameId) {
      await favorites().deleteOne({ _id: { $eq: idOf(userId, gameId) } })
    },
    forget: async (userId) => void (await favorites().deleteMany({ userId: { $eq: userId } })),
    async of(userId) {
      const found = await favorites()
        .find({ userId: { $eq: userId } })
        .sort({ addedAt: -1, gameId: 1 })
        .lean()
      return found.map((one) => storedFavorite.parse(one))
    },
  }
}
