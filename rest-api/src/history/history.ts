import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** One finished game of one signed-in player. Answers, votes and confessions are not among it. */
export const playedGame = declare({
  name: 'history',
  shape: z.object({
    userId: z.string(),
    sessionId: z.string(),
    /** Which game of that session it was. */
    number: z.int(),
    gameId: z.int(),
    slug: z.string(),
    playedAt: z.int(),
    /** How many played. */
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
  /** How many games each of these has; who has none may be missing. */
  readonly count: (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Newest first, at most `limit`, only those before the bookmark. */
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
