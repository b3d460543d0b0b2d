import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    evenings: number
    seed: number
  }
}

/** The number of random evenings per game, from the test runner's options. */
export const EVENINGS: number = inject('evenings') ?? 100

/** The start of chance: different for each commit, so that in time all of it is tested. */
const FIRST: number = inject('seed') ?? 1

/** Seeds that failed once. After a fix, add its seed here, and every run plays it. */
const ONCE_FAILED: Readonly<Record<string, readonly number[]>> = {}

/** Returns that many consecutive seeds, after those that once broke this rule. */
export function seedsFor(rule: string, count: number): readonly number[] {
  return [...(ONCE_FAILED[rule] ?? []), ...Array.from({ length: Math.ceil(count) }, (_, i) => FIRST + i)]
}
