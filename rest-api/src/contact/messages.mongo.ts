import { Schema } from 'mongoose'
import * as z from 'zod'
import type { Mongo } from '../stores/mongo.ts'
import type { Message, Messages } from './messages.ts'

const text = { type: String, required: true } as const
const schema = new Schema(
  {
    _id: text,
    at: { type: Number, required: true, index: true },
    name: text,
    email: text,
    subject: text,
    message: text,
  },
  { collection: 'messages', versionKey: false, strict: 'throw' },
)

const stored = z
  .object({
    _id: z.string(),
    at: z.number(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  })
  .transform(({ _id, ...rest }): Message => ({ id: _id, ...rest }))

export function mongoMessages(mongo: Mongo): Messages {
  const messages = mongo.model('Message', schema)
  return {
    async keep({ id, at, name, email, subject, message }) {
      await messages().create({ _id: id, at, name, email, subject, message })
    },
    async newest(limit) {
      const found = await messages().find().sort({ at: -1, _id: 1 }).limit(limit).lean()
      return found.map((one) => stored.parse(one))
    },
  }
}
