import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { type Reports, report } from './reports.ts'

const record = mongoRecord(report, 'reports', ({ id }) => id)
record.schema.index({ at: 1 })

export function mongoReports(mongo: Mongo): Reports {
  const reports = mongo.model('Report', record.schema)
  return {
    keep: async (one) => void (await reports().create(record.toDocument(one))),
    newest: async (limit) =>
      (await reports().find().sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}
