import type { AllCounts } from './counts.ts'

/** Codes that lead nowhere, from one address, by whichever door: then it waits. Successes do not count. */
export const GUESSES = { name: 'codes', most: 40, windowMs: 5 * 60_000 } as const

/** The one count of guesses, for a door that has no limiter of its own. */
export interface Guesses {
  /**
   * Whether somebody who proves nothing may be told what came of their code. Counted first and taken back unless it led
   * nowhere, so that many at once guess no more often than one after the other.
   */
  readonly mayTell: (address: string, ledNowhere: boolean) => Promise<boolean>
}

export function createGuesses(all: AllCounts): Guesses {
  const counts = all.of(GUESSES.name)
  counts.init(GUESSES)
  return {
    async mayTell(address, ledNowhere) {
      const { totalHits } = await counts.increment(address)
      const isWithin = totalHits <= GUESSES.most
      if (!ledNowhere || !isWithin) await counts.decrement(address)
      return isWithin
    },
  }
}
