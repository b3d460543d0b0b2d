import { describeMongo, untilReady } from '../testing/mongo.ts'
import { knownAddressesContract } from './known-addresses.contract.ts'
import { mongoSignInPlaces } from './known-addresses.mongo.ts'

describeMongo('MongoDB', (open) => {
  knownAddressesContract('addresses in MongoDB', async () => {
    const { mongo, close } = await open()
    const places = mongoSignInPlaces(mongo)
    await untilReady(mongo)
    return { places, close }
  })
})
