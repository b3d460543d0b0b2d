import { describeMongo, untilReady } from '../testing/mongo.ts'
import { signInPlacesContract } from './sign-in-places.contract.ts'
import { mongoSignInPlaces } from './sign-in-places.mongo.ts'

describeMongo('MongoDB', (open) => {
  signInPlacesContract('addresses in MongoDB', async () => {
    const { mongo, close } = await open()
    const places = mongoSignInPlaces(mongo)
    await untilReady(mongo)
    return { places, close }
  })
})
