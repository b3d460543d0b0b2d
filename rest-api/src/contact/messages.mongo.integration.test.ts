import { describeMongo, untilReady } from '../testing/mongo.ts'
import { messagesContract } from './messages.contract.ts'
import { mongoMessages } from './messages.mongo.ts'

describeMongo('MongoDB', (open) => {
  messagesContract('messages in MongoDB', async () => {
    const { mongo, close } = await open()
    const messages = mongoMessages(mongo)
    await untilReady(mongo)
    return { messages, close }
  })
})
