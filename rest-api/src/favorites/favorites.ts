/** A game somebody hearted. */
export interface StoredFavorite {
  readonly gameId: number
  readonly addedAt: number
}

/** Which games somebody hearted. A game is hearted or not: doing it twice is doing it once. */
export interface Favorites {
  /** Gives the heart as it is kept: a second one leaves the time of the first. */
  readonly add: (userId: string, heart: StoredFavorite) => Promise<StoredFavorite>
  readonly remove: (userId: string, gameId: number) => Promise<void>
  /** Newest first. */
  readonly of: (userId: string) => Promise<readonly StoredFavorite[]>
}
