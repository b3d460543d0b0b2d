import { mongoRecords } from './mongo-records.ts'
import { recordsContract } from './records.contract.ts'
import { describeMongo, untilReady } from './testing/mongo.ts'

describeMongo('MongoDB', (open) => {
  recordsContract('MongoDB', async () => {
    const { mongo, close } = await open()
    const records = mongoRecords(mongo)
    await untilReady(mongo)
    return { ...records, close }
  })
})
