import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { NEWEST, type Place } from '../stores/page.ts'
import { endsOf, MESSAGES_MOST, type Messages, message } from './messages.ts'

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
    async expire(now, most = MESSAGES_MOST) {
      const { before, doneBefore } = endsOf(now)
      const gone = { $or: [{ at: { $lte: before } }, { doneAt: { $ne: null, $lte: doneBefore } }] }
      const old = await messages().deleteMany(gone)
      const over = (await messages().countDocuments()) - most
      if (over <= 0) return old.deletedCount
      const tooMany = await messages().find({}, { _id: 1 }).sort({ doneAt: -1, at: 1 }).limit(over).lean()
      const crowded = await messages().deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } })
      return old.deletedCount + crowded.deletedCount
    },
    open: async (limit, before = NEWEST) =>
      (
        await messages()
          .find({ doneAt: { $eq: null }, ...after(before) })
          .sort({ at: -1, _id: 1 })
          .limit(limit)
          .lean()
      ).map(record.fromDocument),
    countOpen: () => messages().countDocuments({ doneAt: { $eq: null } }),
    newest: async (limit, before = NEWEST) =>
      (await messages().find(after(before)).sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}

/** The rows behind a place of a list that is newest first. */
const after = ({ at, id }: Place) => ({ at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $gt: id } }] })
