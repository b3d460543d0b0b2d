import { describeMongo, untilReady } from '../testing/mongo.ts'
import { ticketsContract } from './tickets.contract.ts'
import { mongoTickets } from './tickets.mongo.ts'

describeMongo('MongoDB', (open) => {
  ticketsContract('tickets in MongoDB', async () => {
    const { mongo, close } = await open()
    const tickets = mongoTickets(mongo)
    await untilReady(mongo)
    return { tickets, close }
  })
})
