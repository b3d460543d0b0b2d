import { createLines } from './lines.ts'
import type { RateLimitStores } from './rate-limit-store.ts'

/** Wrong codes from one address, over REST or a socket. Beyond the limit its lookups queue. Right codes don't count. */
const GUESSES = { name: 'codes', most: 40, windowMs: 5 * 60_000 } as const

/** The queue's speed and length. A code proves nothing, so right and wrong ones wait in the same queue. */
const QUEUE = { everyMs: 1000, waiting: 20 } as const

/** Reports what came of a lookup, once. */
export type EndLookup = (ledNowhere: boolean) => Promise<void>

export interface Guesses {
  /**
   * Called before looking up a code for someone without proof. Resolves when the lookup may run; null means too many
   * are waiting. Counts it first and takes the count back unless the code was wrong, so that parallel guesses gain
   * nothing. Page requests don't wait.
   */
  readonly begin: (address: string, isPatient?: boolean) => Promise<EndLookup | null>
}

/**
 * Creates the shared count of guesses. Each process has its own queues, so with more processes more lookups run in
 * parallel.
 */
export function createGuesses(all: Pick<RateLimitStores, 'of'>): Guesses {
  const counts = all.of(GUESSES.name)
  counts.init(GUESSES)
  const waitInLine = createLines(QUEUE)

  return {
    async begin(address, isPatient = true) {
      const { totalHits } = await counts.increment(address)
      const isTooMany = totalHits > GUESSES.most
      if (isTooMany) await counts.decrement(address)
      if (isTooMany && !(isPatient && (await waitInLine(address)))) return null
      return async (ledNowhere) => {
        if (!isTooMany && !ledNowhere) await counts.decrement(address)
      }
    },
  }
}
