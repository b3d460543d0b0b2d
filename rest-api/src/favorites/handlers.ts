import { accept, type Favorite, type Game, refuse } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Favorites, StoredFavorite } from './favorites.ts'

export interface FavoritesDeps {
  readonly favorites: Favorites
  readonly catalogue: readonly Game[]
  readonly now: () => number
}

type FavoritesName = 'favorites' | 'addFavorite' | 'removeFavorite'

export function favoritesHandlers({ favorites, catalogue, now }: FavoritesDeps): Pick<Handlers, FavoritesName> {
  const isOurs = (gameId: number) => catalogue.some((game) => game.id === gameId)
  return {
    async favorites({ user }) {
      const hearts = await favorites.of(user.id)
      return accept(hearts.filter((heart) => isOurs(heart.gameId)).map(presentFavorite))
    },
    async addFavorite({ user, params }) {
      if (!isOurs(params.gameId)) return refuse('game-not-found')
      return accept(presentFavorite(await favorites.add(user.id, { gameId: params.gameId, addedAt: now() })))
    },
    async removeFavorite({ user, params }) {
      await favorites.remove(user.id, params.gameId)
      return accept({ ok: true })
    },
  }
}

function presentFavorite(heart: StoredFavorite): Favorite {
  return { gameId: heart.gameId, addedAt: new Date(heart.addedAt).toISOString() }
}
