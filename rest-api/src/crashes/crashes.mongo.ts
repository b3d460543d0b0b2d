import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { type Crashes, crash, endOf, KINDS_MOST } from './crashes.ts'

const record = mongoRecord(crash, 'crashes', ({ id }) => id)
record.schema.index({ lastAt: 1 })

export function mongoCrashes(mongo: Mongo): Crashes {
  const crashes = mongo.model('Crash', record.schema)
  return {
    async note(kind, at) {
      const again = async () =>
        (await crashes().updateOne({ _id: { $eq: kind.id } }, { $inc: { count: 1 }, $max: { lastAt: at } }))
          .matchedCount
      if ((await again()) > 0) return
      try {
        await crashes().create(record.toDocument({ ...kind, count: 1, firstAt: at, lastAt: at }))
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        // Another page told of it first
        await again()
      }
    },
    async expire(now, most = KINDS_MOST) {
      const old = await crashes().deleteMany({ lastAt: { $lte: endOf(now) } })
      const tooMany = await crashes().find({}, { _id: 1 }).sort({ lastAt: -1, _id: 1 }).skip(most).lean()
      if (tooMany.length === 0) return old.deletedCount
      const crowded = await crashes().deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } })
      return old.deletedCount + crowded.deletedCount
    },
    newest: async (limit) =>
      (await crashes().find().sort({ lastAt: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
    async count() {
      const all = await crashes().find({}, { count: 1 }).lean()
      return { kinds: all.length, times: all.reduce((sum, { count }) => sum + count, 0) }
    },
  }
}
