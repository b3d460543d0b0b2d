import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { mongoRecord } from '../stores/mongo-record.ts'
import { type Challenges, weeklyChallenge } from './challenges.ts'

const record = mongoRecord(weeklyChallenge, 'challenges', ({ id }) => id)

export function mongoChallenges(mongo: Mongo): Challenges {
  const challenges = mongo.model('Challenge', record.schema)
  const byId: Challenges['byId'] = async (id) =>
    record.fromDocumentOrNull(
      await challenges()
        .findOne({ _id: { $eq: id } })
        .lean(),
    )
  return {
    byId,
    async open(challenge) {
      try {
        await challenges().create(record.toDocument(challenge))
        return challenge
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return (await byId(challenge.id)) ?? challenge
      }
    },
  }
}
