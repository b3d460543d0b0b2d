import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    evenings: number
    seed: number
  }
}

/** For tests: how many random evenings to play of each game, as the test runner was told. */
export const EVENINGS: number = inject('evenings') ?? 100

/** Where chance begins: elsewhere with each commit, so that in time all of it is tried. */
const FIRST: number = inject('seed') ?? 1

/** Seeds with which something failed once: whoever mends it adds its seed here, and it is played in every run. */
const ONCE_FAILED: Readonly<Record<string, readonly number[]>> = {}

/** So many seeds that follow each other, after those with which this rule was broken once. */
export function seedsFor(rule: string, count: number): readonly number[] {
  return [...(ONCE_FAILED[rule] ?? []), ...Array.from({ length: Math.ceil(count) }, (_, i) => FIRST + i)]
}
