import { describeMongo, untilReady } from '../testing/mongo.ts'
import { historyContract } from './history.contract.ts'
import { mongoHistory } from './history.mongo.ts'

describeMongo('MongoDB', (open) => {
  historyContract('history in MongoDB', async () => {
    const { mongo, close } = await open()
    const history = mongoHistory(mongo)
    await untilReady(mongo)
    return { history, close }
  })
})
