import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** A finished game of a signed-in player, without answers, votes or confessions. */
export const playedGame = declare({
  name: 'history',
  shape: z.object({
    userId: z.string(),
    sessionId: z.string(),
    /** The game's number in that session. */
    number: z.int(),
    gameId: z.int(),
    slug: z.string(),
    playedAt: z.int(),
    /** The number of players. */
    players: z.int(),
    score: z.number(),
    place: z.int(),
  }),
  key: ['sessionId', 'number', 'userId'],
  indexes: [{ on: ['userId', 'playedAt', 'sessionId', 'number'] }],
  kept: { as: [RETENTION.played] },
  erasure: { removes: ['userId'] },
  shown: { in: 'history' },
})
export type PlayedGame = Readonly<z.infer<typeof playedGame.shape>>

/** A position in a player's history: a game, and when it was played. */
export interface Bookmark {
  readonly playedAt: number
  readonly sessionId: string
  readonly number: number
}

/** Who played what, when, and with which score. */
export interface History {
  /** Stores games. Session, number and user identify a row for good, so storing it again changes nothing. */
  readonly keep: (games: readonly PlayedGame[]) => Promise<void>
  /** Returns each one's number of games. Accounts without games may be missing. */
  readonly count: (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Returns at most `limit` games before the bookmark, newest first. */
  readonly of: (userId: string, before: Bookmark | null, limit: number) => Promise<readonly PlayedGame[]>
}

export function historyOn(store: Store): History {
  const history = store.of(playedGame)
  return {
    keep: (games) => history.insertAll(games),
    count: (userIds) => history.countBy('userId', userIds),
    of: (userId, before, limit) =>
      history.list({
        where: { userId },
        order: { playedAt: 'down', sessionId: 'down', number: 'down' },
        after: before ?? undefined,
        limit,
      }),
  }
}
