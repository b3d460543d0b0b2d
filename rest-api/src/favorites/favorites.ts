import * as z from 'zod'

/** A game somebody hearted. */
export const storedFavorite = z.object({ gameId: z.int(), addedAt: z.int() })
export type StoredFavorite = Readonly<z.infer<typeof storedFavorite>>
/** As it is kept: with whose it is. */
export const keptFavorite = z.object({ userId: z.string(), ...storedFavorite.shape })

/** Which games somebody hearted. A game is hearted or not: doing it twice is doing it once. */
export interface Favorites {
  /** Gives the heart as it is kept: a second one leaves the time of the first. */
  readonly add: (userId: string, heart: StoredFavorite) => Promise<StoredFavorite>
  readonly remove: (userId: string, gameId: number) => Promise<void>
  /** All of somebody's. */
  readonly forget: (userId: string) => Promise<void>
  /** Newest first. */
  readonly of: (userId: string) => Promise<readonly StoredFavorite[]>
}
