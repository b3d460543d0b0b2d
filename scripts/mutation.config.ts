import { defineConfig } from 'vitest/config'

/**
 * What notices a fault in the rules: their own tests, with few random evenings, as they run once for every fault, and
 * with time, as code that can hold any of the faults is slow.
 */
export default defineConfig({
  test: { include: ['games/src/**/*.test.ts'], environment: 'node', testTimeout: 60_000, provide: { evenings: 3 } },
})
