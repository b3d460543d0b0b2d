import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Acts, act, endOf } from './acts.ts'

const record = mongoRecord(act, 'acts', ({ id }) => id)
record.schema.index({ at: 1 })

export function mongoActs(mongo: Mongo): Acts {
  const acts = mongo.model('Act', record.schema)
  return {
    keep: async (one) => void (await acts().create(record.toDocument(one))),
    expire: async (now) => (await acts().deleteMany({ at: { $lte: endOf(now) } })).deletedCount,
    newest: async (limit) =>
      (await acts().find().sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}
