import { defineConfig } from 'vitest/config'

/**
 * Runs the rules' own tests against mutated code. Few random evenings, because they run once per mutation, and long
 * timeouts, because code that can hold any mutation is slow.
 */
export default defineConfig({
  test: { include: ['games/src/**/*.test.ts'], environment: 'node', testTimeout: 60_000, provide: { evenings: 3 } },
})
