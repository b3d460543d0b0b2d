import { describeMongo, untilReady } from '../testing/mongo.ts'
import { linksContract } from './links.contract.ts'
import { mongoLinks } from './links.mongo.ts'

describeMongo('MongoDB', (open) => {
  linksContract('links in MongoDB', async () => {
    const { mongo, close } = await open()
    const links = mongoLinks(mongo)
    await untilReady(mongo)
    return { links, close }
  })
})
