import { Schema } from 'mongoose'
import * as z from 'zod'
import { isDuplicate, type Mongo } from '../stores/mongo.ts'
import type { Challenges, WeeklyChallenge } from './challenges.ts'

const text = { type: String, required: true } as const
const count = { type: Number, required: true } as const
const schema = new Schema(
  {
    _id: text,
    gameId: count,
    title: text,
    description: text,
    prizeDescription: text,
    minScore: count,
    maxParticipants: count,
    startsAt: count,
    endsAt: count,
  },
  { collection: 'challenges', versionKey: false, strict: 'throw' },
)

const stored = z
  .object({
    _id: z.string(),
    gameId: z.number(),
    title: z.string(),
    description: z.string(),
    prizeDescription: z.string(),
    minScore: z.number(),
    maxParticipants: z.number(),
    startsAt: z.number(),
    endsAt: z.number(),
  })
  .transform(({ _id, ...rest }): WeeklyChallenge => ({ id: _id, ...rest }))

export function mongoChallenges(mongo: Mongo): Challenges {
  const challenges = mongo.model('Challenge', schema)
  async function byId(id: string): Promise<WeeklyChallenge | null> {
    const found = await challenges()
      .findOne({ _id: { $eq: id } })
      .lean()
    return found && stored.parse(found)
  }
  return {
    byId,
    async open(challenge) {
      const { id, gameId, title, description, prizeDescription, minScore, maxParticipants, startsAt, endsAt } =
        challenge
      const fresh = { gameId, title, description, prizeDescription, minScore, maxParticipants, startsAt, endsAt }
      try {
        await challenges().create({ _id: id, ...fresh })
        return challenge
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return (await byId(id)) ?? challenge
      }
    },
  }
}
