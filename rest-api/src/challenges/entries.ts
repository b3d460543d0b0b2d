import { RETENTION, type Step } from '@highjinks/protocol'
import * as z from 'zod'
import { declare } from '../stores/declaration.ts'
import { type Result, resultOf, standingOf } from './standing.ts'

/** An entry as stored, with its best result as the text that sorts entries. */
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

/** A person's entry in a challenge. */
export interface Entry {
  readonly challengeId: string
  readonly userId: string
  readonly joinedAt: number
  /** The best result so far; a newcomer's is 0, achieved by joining. */
  readonly best: Result
}

export interface Newcomer {
  readonly challengeId: string
  readonly userId: string
  readonly at: number
  /** The limit of participants. */
  readonly most: number
}

/**
 * The entries of all challenges. Verified scores come first, then higher ones, then earlier ones; ties go by user ID,
 * so that no two share a rank.
 */
export interface Entries {
  /** Joining again returns the existing entry. `full` once `most` have joined, even if many ask at once. */
  readonly join: (newcomer: Newcomer) => Promise<Step<Entry>>
  /** Stores the better of the two results, in whatever order they arrive. Null for a person who hasn't joined. */
  readonly score: (challengeId: string, userId: string, result: Result) => Promise<Entry | null>
  readonly find: (challengeId: string, userId: string) => Promise<Entry | null>
  /** Returns a person's entries, the newest challenge first. */
  readonly of: (userId: string) => Promise<readonly Entry[]>
  /** Detaches a person's results, each under a new ID of its own. */
  readonly makeNameless: (userId: string, newId: () => string) => Promise<void>
  /** Best first. */
  readonly top: (challengeId: string, offset: number, limit: number) => Promise<readonly Entry[]>
  /** Returns the entry's rank, counted from one. */
  readonly rank: (entry: Entry) => Promise<number>
}

export function toKeptEntry({ challengeId, userId, joinedAt, best }: Entry): KeptEntry {
  return { challengeId, userId, joinedAt, standing: standingOf(best) }
}

export function fromKeptEntry({ challengeId, userId, joinedAt, standing }: KeptEntry): Entry {
  return { challengeId, userId, joinedAt, best: resultOf(standing) }
}
