import * as z from 'zod'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Bookmark, type History, playedGame } from './history.ts'

const counted = z.object({ _id: z.string(), games: z.int() })
const record = mongoRecord(playedGame, 'history', ({ sessionId, number, userId }) => `${sessionId}:${number}:${userId}`)
record.schema.index({ userId: 1, playedAt: -1, sessionId: -1, number: -1 })

export function mongoHistory(mongo: Mongo): History {
  const history = mongo.model('PlayedGame', record.schema)
  return {
    async keep(games) {
      if (games.length === 0) return
      await history().bulkWrite(
        games.map(record.toDocument).map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
        })),
        { ordered: false },
      )
    },
    async count(userIds) {
      const found = await history().aggregate([
        { $match: { userId: { $in: [...userIds] } } },
        { $group: { _id: '$userId', games: { $sum: 1 } } },
      ])
      return new Map(found.map((one) => counted.parse(one)).map(({ _id, games }) => [_id, games]))
    },
    forget: async (userId) => void (await history().deleteMany({ userId: { $eq: userId } })),
    async of(userId, before, limit) {
      const found = await history()
        .find({ userId: { $eq: userId }, ...(before && { $or: earlier(before) }) })
        .sort({ playedAt: -1, sessionId: -1, number: -1 })
        .limit(limit)
        .lean()
      return found.map(record.fromDocument)
    },
  }
}

/** The same order as the index's, field by field. */
function earlier({ playedAt, sessionId, number }: Bookmark) {
  return [
    { playedAt: { $lt: playedAt } },
    { playedAt: { $eq: playedAt }, sessionId: { $lt: sessionId } },
    { playedAt: { $eq: playedAt }, sessionId: { $eq: sessionId }, number: { $lt: number } },
  ]
}
