import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What notices a fault in the rules: their own tests, with few random evenings, as they run once for every fault. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { include: ['games/src/**/*.test.ts'], environment: 'node', provide: { evenings: 3 } },
})
