import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { endsOf, type Messages, message } from './messages.ts'

const record = mongoRecord(message, 'messages', ({ id }) => id)
record.schema.index({ at: 1 })

const openOne = (id: string) => ({ _id: { $eq: id }, doneAt: { $eq: null } })

export function mongoMessages(mongo: Mongo): Messages {
  const messages = mongo.model('Message', record.schema)
  return {
    byId: async (id) =>
      record.fromDocumentOrNull(
        await messages()
          .findOne({ _id: { $eq: id } })
          .lean(),
      ),
    keep: async (one) => void (await messages().create(record.toDocument(one))),
    async markDone(id, at) {
      const found = await messages().findOneAndUpdate(
        { _id: { $eq: id }, doneAt: { $eq: null } },
        { $set: { doneAt: at, reply: null } },
      )
      return found !== null || (await messages().exists({ _id: { $eq: id } })) !== null
    },
    async keepReply(id, reply) {
      const set = { reply, replyTriedAt: null, replyFailedAt: null }
      return (await messages().updateOne(openOne(id), { $set: set })).matchedCount === 1
    },
    takeReply: async (triedBefore, now) =>
      record.fromDocumentOrNull(
        await messages()
          .findOneAndUpdate(
            {
              doneAt: { $eq: null },
              reply: { $ne: null },
              $or: [{ replyTriedAt: { $eq: null } }, { replyTriedAt: { $lte: triedBefore } }],
            },
            { $set: { replyTriedAt: now } },
            { sort: { at: 1, _id: 1 }, returnDocument: 'after' },
          )
          .lean(),
      ),
    failReply: async (id, at) =>
      void (await messages().updateOne(openOne(id), { $set: { reply: null, replyFailedAt: at } })),
    async expire(now) {
      const { before, doneBefore } = endsOf(now)
      const gone = { $or: [{ at: { $lte: before } }, { doneAt: { $ne: null, $lte: doneBefore } }] }
      return (await messages().deleteMany(gone)).deletedCount
    },
    open: async (limit) =>
      (
        await messages()
          .find({ doneAt: { $eq: null } })
          .sort({ at: -1, _id: 1 })
          .limit(limit)
          .lean()
      ).map(record.fromDocument),
    countOpen: () => messages().countDocuments({ doneAt: { $eq: null } }),
    newest: async (limit) =>
      (await messages().find().sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}
