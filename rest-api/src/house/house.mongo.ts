import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { HOUSE, type House, house } from './house.ts'

const record = mongoRecord(house, 'house', ({ id }) => id)

export function mongoHouse(mongo: Mongo): House {
  const houses = mongo.model('House', record.schema)
  return {
    isSignUpOpen: async () =>
      record.fromDocumentOrNull(
        await houses()
          .findOne({ _id: { $eq: HOUSE } })
          .lean(),
      )?.isSignUpOpen !== 0,
    openSignUp: async (isOpen) =>
      void (await houses().updateOne(
        { _id: { $eq: HOUSE } },
        { $set: { isSignUpOpen: isOpen ? 1 : 0 } },
        { upsert: true },
      )),
  }
}
