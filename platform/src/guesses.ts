import { createLines } from './lines.ts'
import type { RateLimitStores } from './rate-limit-store.ts'

/** Codes that lead nowhere, from one address, by whichever door: from then on it queues. Successes do not count. */
const GUESSES = { name: 'codes', most: 40, windowMs: 5 * 60_000 } as const

/** A code proves nothing, so that right ones and wrong ones stand in one line: so fast it moves, and so many wait. */
const QUEUE = { everyMs: 1000, waiting: 20 } as const

/** Told once what came of a lookup. */
export type EndLookup = (ledNowhere: boolean) => Promise<void>

export interface Guesses {
  /**
   * Asked before a code is looked up for somebody who proves nothing. Resolves when it may be; null: too many wait, ask
   * again. Counted first and taken back unless it led nowhere, so that many at once guess no more often than one after
   * the other. Who asks for a page is not kept waiting.
   */
  readonly begin: (address: string, isPatient?: boolean) => Promise<EndLookup | null>
}

/** The one count of guesses. The lines are each process's own: where several answer, as many move at once. */
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
