import { RETENTION, type Step } from '@highjinks/protocol'
import * as z from 'zod'
import { declare } from '../stores/declaration.ts'
import { type Result, resultOf, standingOf } from './standing.ts'

/** An entry as it is kept: its best result as the text by which entries are ordered. */
export const keptEntry = declare({
  name: 'challengeEntries',
  shape: z.object({
    challengeId: z.string(),
    userId: z.string(),
    standing: z.string(),
    joinedAt: z.int(),
  }),
  key: ['challengeId', 'userId'],
  indexes: [{ on: ['challengeId', 'standing', 'userId'] }, { on: ['userId'] }],
  kept: { as: [RETENTION.played, RETENTION.challengeScores] },
  erasure: { own: 'the score stays under an ID that belongs to nobody' },
  shown: { in: 'challenges' },
})
type KeptEntry = z.infer<typeof keptEntry.shape>

/** Somebody's part in a challenge. */
export interface Entry {
  readonly challengeId: string
  readonly userId: string
  readonly joinedAt: number
  /** The best so far; a newcomer's is 0, achieved by joining. */
  readonly best: Result
}

export interface Newcomer {
  readonly challengeId: string
  readonly userId: string
  readonly at: number
  /** How many may take part. */
  readonly most: number
}

/**
 * Who takes part in which challenge and how they stand: verified scores first, then the higher, then the earlier, then by user id, so that no two stand on one step.
 */
export interface Entries {
  /** Joining again gives the entry as it is. `full` once `most` take part, however many ask at once. */
  readonly join: (newcomer: Newcomer) => Promise<Step<Entry>>
  /** Keeps the better of the two results, whatever order they arrive in; null for somebody who has not joined. */
  readonly score: (challengeId: string, userId: string, result: Result) => Promise<Entry | null>
  readonly find: (challengeId: string, userId: string) => Promise<Entry | null>
  /** All of somebody's, newest challenge first. */
  readonly of: (userId: string) => Promise<readonly Entry[]>
  /** Somebody's results stand from now on without them, each for a nobody of its own. */
  readonly makeNameless: (userId: string, newId: () => string) => Promise<void>
  /** Best first. */
  readonly top: (challengeId: string, offset: number, limit: number) => Promise<readonly Entry[]>
  /** One more than how many stand before this entry. */
  readonly rank: (entry: Entry) => Promise<number>
}

export function toKeptEntry({ challengeId, userId, joinedAt, best }: Entry): KeptEntry {
  return { challengeId, userId, joinedAt, standing: standingOf(best) }
}

export function fromKeptEntry({ challengeId, userId, joinedAt, standing }: KeptEntry): Entry {
  return { challengeId, userId, joinedAt, best: resultOf(standing) }
}
