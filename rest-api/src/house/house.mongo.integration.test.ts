import { describeMongo, untilReady } from '../testing/mongo.ts'
import { houseContract } from './house.contract.ts'
import { mongoHouse } from './house.mongo.ts'

describeMongo('MongoDB', (open) => {
  houseContract('the house in MongoDB', async () => {
    const { mongo, close } = await open()
    const house = mongoHouse(mongo)
    await untilReady(mongo)
    return { house, close }
  })
})
