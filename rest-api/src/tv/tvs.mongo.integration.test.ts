import { describeMongo, untilReady } from '../testing/mongo.ts'
import { tvsContract } from './tvs.contract.ts'
import { mongoTvs } from './tvs.mongo.ts'

describeMongo('MongoDB', (open) => {
  tvsContract('TVs in MongoDB', async () => {
    const { mongo, close } = await open()
    const tvs = mongoTvs(mongo)
    await untilReady(mongo)
    return { tvs, close }
  })
})
