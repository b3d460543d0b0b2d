import { mongoRecords } from '../mongo-records.ts'
import { describeMongo, untilReady } from '../testing/mongo.ts'
import { providerContract } from './provider.contract.ts'

describeMongo('a provider', (open) => {
  providerContract('on MongoDB', async () => {
    const { mongo, close } = await open()
    const records = mongoRecords(mongo)
    await untilReady(mongo)
    return { records, close }
  })
})
