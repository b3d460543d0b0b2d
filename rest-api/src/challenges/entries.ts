import type { Step } from '@highjinks/protocol'
import type { Result } from './standing.ts'

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
 * Who takes part in which challenge and how they stand: the higher score first, at equal score the verified one, then
 * the earlier, then by user id, so that no two stand on one step.
 */
export interface Entries {
  /** Joining again gives the entry as it is. `full` once `most` take part, however many ask at once. */
  readonly join: (newcomer: Newcomer) => Promise<Step<Entry>>
  /** Keeps the better of the two results, whatever order they arrive in; null for somebody who has not joined. */
  readonly score: (challengeId: string, userId: string, result: Result) => Promise<Entry | null>
  readonly find: (challengeId: string, userId: string) => Promise<Entry | null>
  /** Best first. */
  readonly top: (challengeId: string, offset: number, limit: number) => Promise<readonly Entry[]>
  /** One more than how many stand before this entry. */
  readonly rank: (entry: Entry) => Promise<number>
}
