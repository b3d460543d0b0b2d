import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    evenings: number
  }
}

/** For tests: how many random evenings to play of each game, as the test runner was told. */
export const EVENINGS: number = inject('evenings') ?? 100
