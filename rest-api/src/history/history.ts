/** One finished game of one signed-in player. Answers, votes and confessions are not among it. */
export interface PlayedGame {
  readonly userId: string
  readonly sessionId: string
  /** Which game of that session it was. */
  readonly number: number
  readonly gameId: number
  readonly slug: string
  readonly playedAt: number
  /** How many played. */
  readonly players: number
  readonly score: number
  readonly place: number
}

/** A place in somebody's history: the game there, and when it was played. */
export interface Bookmark {
  readonly playedAt: number
  readonly sessionId: string
  readonly number: number
}

/** Who played what, when, with which score. */
export interface History {
  /** Session, number and user name a row once and for all: keeping it again changes nothing. */
  readonly keep: (games: readonly PlayedGame[]) => Promise<void>
  /** Newest first, at most `limit`, only those before the bookmark. */
  readonly of: (userId: string, before: Bookmark | null, limit: number) => Promise<readonly PlayedGame[]>
}
