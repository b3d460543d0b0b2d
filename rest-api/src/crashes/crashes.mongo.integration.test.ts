import { describeMongo, untilReady } from '../testing/mongo.ts'
import { crashesContract } from './crashes.contract.ts'
import { mongoCrashes } from './crashes.mongo.ts'

describeMongo('MongoDB', (open) => {
  crashesContract('crashes in MongoDB', async () => {
    const { mongo, close } = await open()
    const crashes = mongoCrashes(mongo)
    await untilReady(mongo)
    return { crashes, close }
  })
})
