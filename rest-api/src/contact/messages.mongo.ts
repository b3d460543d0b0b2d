import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/record.ts'
import { type Messages, message } from './messages.ts'

const record = mongoRecord(message, 'messages', ({ id }) => id)
record.schema.index({ at: 1 })

export function mongoMessages(mongo: Mongo): Messages {
  const messages = mongo.model('Message', record.schema)
  return {
    keep: async (one) => void (await messages().create(record.toDocument(one))),
    newest: async (limit) =>
      (await messages().find().sort({ at: -1, _id: 1 }).limit(limit).lean()).map(record.fromDocument),
  }
}
