import { describeMongo, untilReady } from '../testing/mongo.ts'
import { entriesContract } from './entries.contract.ts'
import { mongoEntries } from './entries.mongo.ts'

describeMongo('MongoDB', (open) => {
  entriesContract('entries in MongoDB', async () => {
    const { mongo, close } = await open()
    const entries = mongoEntries(mongo)
    await untilReady(mongo)
    return { entries, close }
  })
})
