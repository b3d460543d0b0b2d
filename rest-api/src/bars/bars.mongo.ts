import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Bars, bar } from './bars.ts'

const record = mongoRecord(bar, 'bars', ({ id }) => id)
record.schema.index({ mark: 1, until: -1 })

export function mongoBars(mongo: Mongo): Bars {
  const bars = mongo.model('Bar', record.schema)
  return {
    add: async (one) => void (await bars().create(record.toDocument(one))),
    async holding(marks, now) {
      const [found] = await bars()
        .find({ mark: { $in: [...marks] }, until: { $gt: now } })
        .sort({ until: -1 })
        .limit(1)
        .lean()
      return record.fromDocumentOrNull(found ?? null)
    },
    all: async (now, limit) =>
      (
        await bars()
          .find({ until: { $gt: now } })
          .sort({ at: -1, _id: 1 })
          .limit(limit)
          .lean()
      ).map(record.fromDocument),
    lift: async (id) => (await bars().deleteOne({ _id: { $eq: id } })).deletedCount === 1,
    forget: async (mark) => void (await bars().deleteMany({ mark: { $eq: mark } })),
    expire: async (now) => (await bars().deleteMany({ until: { $lte: now } })).deletedCount,
  }
}
