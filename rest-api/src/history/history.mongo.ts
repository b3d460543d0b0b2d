import { Schema } from 'mongoose'
import * as z from 'zod'
import type { Mongo } from '../stores/mongo.ts'
import type { Bookmark, History, PlayedGame } from './history.ts'

const text = { type: String, required: true } as const
const count = { type: Number, required: true } as const
const schema = new Schema(
  {
    /** Session, number and user: the id itself keeps a second row out. */
    _id: text,
    userId: text,
    sessionId: text,
    number: count,
    gameId: count,
    slug: text,
    playedAt: count,
    players: count,
    score: count,
    place: count,
  },
  { collection: 'history', versionKey: false, strict: 'throw' },
).index({ userId: 1, playedAt: -1, sessionId: -1, number: -1 })

const stored = z
  .object({
    userId: z.string(),
    sessionId: z.string(),
    number: z.number(),
    gameId: z.number(),
    slug: z.string(),
    playedAt: z.number(),
    players: z.number(),
    score: z.number(),
    place: z.number(),
  })
  .transform((row): PlayedGame => row)

export function mongoHistory(mongo: Mongo): History {
  const history = mongo.model('PlayedGame', schema)
  return {
    async keep(games) {
      if (games.length === 0) return
      await history().bulkWrite(
        games.map((game) => ({
          updateOne: {
            filter: { _id: `${game.sessionId}:${game.number}:${game.userId}` },
            update: {
              $setOnInsert: {
                userId: game.userId,
                sessionId: game.sessionId,
                number: game.number,
                gameId: game.gameId,
                slug: game.slug,
                playedAt: game.playedAt,
                players: game.players,
                score: game.score,
                place: game.place,
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      )
    },
    async of(userId, before, limit) {
      const found = await history()
        .find({ userId: { $eq: userId }, ...(before && { $or: earlier(before) }) })
        .sort({ playedAt: -1, sessionId: -1, number: -1 })
        .limit(limit)
        .lean()
      return found.map((one) => stored.parse(one))
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
