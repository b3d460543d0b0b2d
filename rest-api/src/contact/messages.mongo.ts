import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { endsOf, type Messages, message } from './messages.ts'

const record = mongoRecord(message, 'messages', ({ id }) => id)
record.schema.index({ at: 1 })

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
        { $set: { doneAt: at } },
      )
      return found !== null || (await messages().exists({ _id: { $eq: id } })) !== null
    },
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
