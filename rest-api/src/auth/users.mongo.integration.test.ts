import { describeMongo, untilReady } from '../testing/mongo.ts'
import { usersContract } from './users.contract.ts'
import { mongoUsers } from './users.mongo.ts'

describeMongo('MongoDB', (open) => {
  usersContract('users in MongoDB', async () => {
    const { mongo, close } = await open()
    const users = mongoUsers(mongo)
    await untilReady(mongo)
    return { users, close }
  })
})
