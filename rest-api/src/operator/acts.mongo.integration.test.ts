import { describeMongo, untilReady } from '../testing/mongo.ts'
import { actsContract } from './acts.contract.ts'
import { mongoActs } from './acts.mongo.ts'

describeMongo('MongoDB', (open) => {
  actsContract('acts in MongoDB', async () => {
    const { mongo, close } = await open()
    const acts = mongoActs(mongo)
    await untilReady(mongo)
    return { acts, close }
  })
})
