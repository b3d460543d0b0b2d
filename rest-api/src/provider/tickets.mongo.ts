import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Tickets, ticket } from './tickets.ts'

const record = mongoRecord(ticket, 'tickets', ({ id }) => id)
record.schema.index({ userId: 1 }).index({ until: 1 })

const here = (id: string, now: number) => ({ _id: { $eq: id }, until: { $gt: now } })

export function mongoTickets(mongo: Mongo): Tickets {
  const tickets = mongo.model('Ticket', record.schema)
  return {
    keep: async (one) => void (await tickets().create(record.toDocument(one))),
    find: async (id, now) => record.fromDocumentOrNull(await tickets().findOne(here(id, now)).lean()),
    take: async (id, now) => record.fromDocumentOrNull(await tickets().findOneAndDelete(here(id, now)).lean()),
    of: async (userId) =>
      (
        await tickets()
          .find({ userId: { $eq: userId } })
          .sort({ until: 1, _id: 1 })
          .lean()
      ).map(record.fromDocument),
    forget: async (userId) => void (await tickets().deleteMany({ userId: { $eq: userId } })),
    expire: async (now) => (await tickets().deleteMany({ until: { $lte: now } })).deletedCount,
  }
}
