import { describeMongo, untilReady } from '../testing/mongo.ts'
import { barsContract } from './bars.contract.ts'
import { mongoBars } from './bars.mongo.ts'

describeMongo('MongoDB', (open) => {
  barsContract('bars in MongoDB', async () => {
    const { mongo, close } = await open()
    const bars = mongoBars(mongo)
    await untilReady(mongo)
    return { bars, close }
  })
})
