import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import type { DeletedAccounts } from './deleted-accounts.ts'

const record = mongoRecord(
  z.object({ id: z.string(), at: z.int(), isDone: z.boolean().default(false) }),
  'deletedAccounts',
  ({ id }) => id,
)
record.schema.index({ at: 1 })

export function mongoDeletedAccounts(mongo: Mongo): DeletedAccounts {
  const deleted = mongo.model('DeletedAccount', record.schema)
  const list = async (filter: object) =>
    (await deleted().find(filter).sort({ at: 1, _id: 1 }).lean())
      .map(record.fromDocument)
      .map(({ id, at }) => ({ id, at }))
  return {
    add: async ({ id, at }) =>
      void (await deleted().updateOne(
        { _id: { $eq: id } },
        { $set: { isDone: false }, $setOnInsert: { at } },
        { upsert: true },
      )),
    markDone: async (ids) => void (await deleted().updateMany({ _id: { $in: ids } }, { $set: { isDone: true } })),
    all: () => list({}),
    // Lines of earlier versions say nothing of it
    undone: () => list({ isDone: { $ne: true } }),
    since: (at) => list({ at: { $gte: at } }),
    expire: async (now) => void (await deleted().deleteMany({ at: { $lte: now - RETENTION.deletedAccounts.ms } })),
  }
}
