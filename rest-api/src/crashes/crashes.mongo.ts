import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Crashes, crash, endOf, KINDS_MOST } from './crashes.ts'

const record = mongoRecord(crash, 'crashes', ({ id }) => id)
record.schema.index({ lastAt: 1 })

export function mongoCrashes(mongo: Mongo): Crashes {
  const crashes = mongo.model('Crash', record.schema)
  return {
    async note({ id, version, route, message, stack }, at) {
      const first = { version, route, message, stack, firstAt: at }
      const write = () =>
        crashes().updateOne(
          { _id: { $eq: id } },
          { $inc: { count: 1 }, $max: { lastAt: at }, $setOnInsert: first },
          { upsert: true },
        )
      try {
        await write()
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        // Another page told of it first: now it is there
        await write()
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
