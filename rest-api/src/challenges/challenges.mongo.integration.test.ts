import { describeMongo, untilReady } from '../testing/mongo.ts'
import { challengesContract } from './challenges.contract.ts'
import { mongoChallenges } from './challenges.mongo.ts'

describeMongo('MongoDB', (open) => {
  challengesContract('challenges in MongoDB', async () => {
    const { mongo, close } = await open()
    const challenges = mongoChallenges(mongo)
    await untilReady(mongo)
    return { challenges, close }
  })
})
