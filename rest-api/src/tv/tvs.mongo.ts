import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { PAIRED_MS, type Tvs, tv } from './tvs.ts'

const record = mongoRecord(tv, 'tvs', ({ id }) => id)
record.schema.index({ until: 1 })

export function mongoTvs(mongo: Mongo): Tvs {
  const tvs = mongo.model('Tv', record.schema)
  return {
    async open(one) {
      try {
        await tvs().create(record.toDocument(one))
        return true
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return false
      }
    },
    waiting: async (code, now) =>
      record.fromDocumentOrNull(
        await tvs()
          .findOne({ _id: { $eq: code }, sessionId: { $eq: null }, until: { $gt: now } })
          .lean(),
      ),
    claim: async (code, sessionId, now) =>
      record.fromDocumentOrNull(
        await tvs()
          .findOneAndUpdate(
            { _id: { $eq: code }, sessionId: { $eq: null }, until: { $gt: now } },
            { $set: { sessionId, until: now + PAIRED_MS } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    find: async (code, mark, now) =>
      record.fromDocumentOrNull(
        await tvs()
          .findOne({ _id: { $eq: code }, mark: { $eq: mark }, until: { $gt: now } })
          .lean(),
      ),
    expire: async (now) => (await tvs().deleteMany({ until: { $lte: now } })).deletedCount,
  }
}
