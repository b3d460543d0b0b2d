import { describeMongo, untilReady } from '../testing/mongo.ts'
import { favoritesContract } from './favorites.contract.ts'
import { mongoFavorites } from './favorites.mongo.ts'

describeMongo('MongoDB', (open) => {
  favoritesContract('favorites in MongoDB', async () => {
    const { mongo, close } = await open()
    const favorites = mongoFavorites(mongo)
    await untilReady(mongo)
    return { favorites, close }
  })
})
