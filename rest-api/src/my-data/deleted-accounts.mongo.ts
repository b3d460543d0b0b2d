import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import type { DeletedAccounts } from './deleted-accounts.ts'

const record = mongoRecord(z.object({ id: z.string(), at: z.int() }), 'deletedAccounts', ({ id }) => id)

export function mongoDeletedAccounts(mongo: Mongo): DeletedAccounts {
  const deleted = mongo.model('DeletedAccount', record.schema)
  return {
    async add(account) {
      try {
        await deleted().create(record.toDocument(account))
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
      }
    },
    all: async () => (await deleted().find().sort({ at: 1, _id: 1 }).lean()).map(record.fromDocument),
    expire: async (now) => void (await deleted().deleteMany({ at: { $lte: now - RETENTION.deletedAccounts.ms } })),
  }
}
