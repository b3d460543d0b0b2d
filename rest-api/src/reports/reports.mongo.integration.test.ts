import { describeMongo, untilReady } from '../testing/mongo.ts'
import { reportsContract } from './reports.contract.ts'
import { mongoReports } from './reports.mongo.ts'

describeMongo('MongoDB', (open) => {
  reportsContract('reports in MongoDB', async () => {
    const { mongo, close } = await open()
    const reports = mongoReports(mongo)
    await untilReady(mongo)
    return { reports, close }
  })
})
