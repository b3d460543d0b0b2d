import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { NEWEST, type Place } from '../stores/page.ts'
import { endsOf, REPORTS_MOST, type Reports, report } from './reports.ts'

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
    async expire(now, most = REPORTS_MOST) {
      const { before, doneBefore } = endsOf(now)
      const gone = { $or: [{ at: { $lte: before } }, { doneAt: { $ne: null, $lte: doneBefore } }] }
      const old = await reports().deleteMany(gone)
      const over = (await reports().countDocuments()) - most
      if (over <= 0) return old.deletedCount
      const tooMany = await reports().find({}, { _id: 1 }).sort({ doneAt: -1, at: 1 }).limit(over).lean()
      const crowded = await reports().deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } })
      return old.deletedCount + crowded.deletedCount
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
    open: async (limit, before = NEWEST) =>
      (
        await reports()
          .find({ doneAt: { $eq: null }, ...after(before) })
          .sort({ at: -1, _id: 1 })
          .limit(limit)
          .lean()
      ).map(record.fromDocument),
    countOpen: () => reports().countDocuments({ doneAt: { $eq: null } }),
    newest: async (limit, before = NEWEST) =>
      (await reports().find(after(before)).sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}

/** The rows behind a place of a list that is newest first. */
const after = ({ at, id }: Place) => ({ at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $gt: id } }] })
