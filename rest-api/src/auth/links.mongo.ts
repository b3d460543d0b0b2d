import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type LinkPurpose, type Links, link } from './links.ts'

const record = mongoRecord(link, 'links', ({ id }) => id)
record.schema.index({ userId: 1 }).index({ maker: 1 }).index({ until: 1 })

const here = (id: string, purposes: readonly LinkPurpose[], now: number) => ({
  _id: { $eq: id },
  purpose: { $in: [...purposes] },
  until: { $gt: now },
})

const ofAccount = (userId: string) => ({ $or: [{ userId: { $eq: userId } }, { maker: { $eq: userId } }] })

export function mongoLinks(mongo: Mongo): Links {
  const links = mongo.model('Link', record.schema)
  return {
    keep: async (one) => void (await links().create(record.toDocument(one))),
    find: async (id, purposes, now) =>
      record.fromDocumentOrNull(
        await links()
          .findOne(here(id, purposes, now))
          .lean(),
      ),
    take: async (id, purposes, now) =>
      record.fromDocumentOrNull(
        await links()
          .findOneAndDelete(here(id, purposes, now))
          .lean(),
      ),
    of: async (userId) =>
      (await links().find(ofAccount(userId)).sort({ until: 1, _id: 1 }).lean()).map(record.fromDocument),
    forget: async (userId) => void (await links().deleteMany(ofAccount(userId))),
    expire: async (now) => (await links().deleteMany({ until: { $lte: now } })).deletedCount,
  }
}
