import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { endsOf, type Reports, report } from './reports.ts'

const record = mongoRecord(report, 'reports', ({ id }) => id)
record.schema.index({ at: 1 }).index({ accountId: 1 })

export function mongoReports(mongo: Mongo): Reports {
  const reports = mongo.model('Report', record.schema)
  return {
    keep: async (one) => void (await reports().create(record.toDocument(one))),
    async markDone(id, at) {
      const found = await reports().findOneAndUpdate(
        { _id: { $eq: id }, doneAt: { $eq: null } },
        { $set: { doneAt: at } },
      )
      return found !== null || (await reports().exists({ _id: { $eq: id } })) !== null
    },
    async expire(now) {
      const { before, doneBefore } = endsOf(now)
      const gone = { $or: [{ at: { $lte: before } }, { doneAt: { $ne: null, $lte: doneBefore } }] }
      return (await reports().deleteMany(gone)).deletedCount
    },
    byId: async (id) =>
      record.fromDocumentOrNull(
        await reports()
          .findOne({ _id: { $eq: id } })
          .lean(),
      ),
    forgetReported: async (accountId) =>
      void (await reports().updateMany({ accountId: { $eq: accountId } }, { $set: { accountId: null, name: null } })),
    forgetReporter: async (userId) =>
      void (await reports().updateMany({ by: { $eq: userId } }, { $set: { by: null } })),
    by: async (userId) =>
      (
        await reports()
          .find({ by: { $eq: userId } })
          .sort({ at: -1, _id: 1 })
          .lean()
      ).map(record.fromDocument),
    open: async (limit) =>
      (
        await reports()
          .find({ doneAt: { $eq: null } })
          .sort({ at: -1, _id: 1 })
          .limit(limit)
          .lean()
      ).map(record.fromDocument),
    countOpen: () => reports().countDocuments({ doneAt: { $eq: null } }),
    newest: async (limit) =>
      (await reports().find().sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}
