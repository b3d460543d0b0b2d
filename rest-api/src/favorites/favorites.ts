import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** A game that someone favorited. */
export const favorite = declare({
  name: 'favorites',
  shape: z.object({ userId: z.string(), gameId: z.int(), addedAt: z.int() }),
  key: ['userId', 'gameId'],
  indexes: [{ on: ['userId'] }],
  kept: { as: [RETENTION.played] },
  erasure: { removes: ['userId'] },
  shown: { in: 'favorites' },
})
export type StoredFavorite = Readonly<Omit<z.infer<typeof favorite.shape>, 'userId'>>

/** Favorite games per account. Adding or removing twice changes nothing. */
export interface Favorites {
  /** Returns the favorite as stored: adding it again keeps the first time. */
  readonly add: (userId: string, heart: StoredFavorite) => Promise<StoredFavorite>
  readonly remove: (userId: string, gameId: number) => Promise<void>
  /** Newest first. */
  readonly of: (userId: string) => Promise<readonly StoredFavorite[]>
}

export function favoritesOn(store: Store): Favorites {
  const favorites = store.of(favorite)
  return {
    async add(userId, { gameId, addedAt }) {
      const isNew = await favorites.insert({ userId, gameId, addedAt })
      const kept = isNew ? null : await favorites.find({ userId, gameId })
      // Removed in between: it was added, and the removal came later
      return { gameId, addedAt: kept?.addedAt ?? addedAt }
    },
    remove: async (userId, gameId) => void (await favorites.remove({ userId, gameId })),
    of: async (userId) =>
      (await favorites.list({ where: { userId }, order: { addedAt: 'down', gameId: 'up' } })).map(
        ({ gameId, addedAt }) => ({ gameId, addedAt }),
      ),
  }
}
