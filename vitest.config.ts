import { defineConfig } from 'vitest/config'
import { seedOfTree } from './scripts/git.ts'

/** How many random evenings each game is played for: a taste in `npm run check`, sixty in `npm test`. */
const evenings = Number(process.env.EVENINGS ?? 2)

/** Where they begin, and what the drills draw from: `SEED=…` plays the same again. */
process.env.SEED ??= String(seedOfTree())
const seed = Number(process.env.SEED)

/** Where a command that runs the tests as one of its steps reads their count. */
const { REPORT } = process.env

/**
 * Only for a test that hangs: whatever it waits for has long happened by then, on a slow machine that does other things
 * too. No test asserts how long something takes, and those with much to do are several tests.
 */
const HUNG_MS = 600_000
const LIMITS = {
  testTimeout: HUNG_MS,
  hookTimeout: HUNG_MS,
  // What a test waits for: never without end, or nobody would read what it waited for in vain.
  expect: { poll: { timeout: 60_000 } },
}

const node = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node' as const, provide: { evenings, seed }, ...more },
})

/**
 * Files share a worker and the packages they import: a third of the time.
 * `unit` needs nothing but Node and is quick; `integration` starts servers and stores, or spends its time on sockets.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: REPORT ? ['dot', ['json', { outputFile: REPORT }]] : ['default'],
    // Tests leave much behind that lived for a moment: with room for it, it is cleared away a tenth as often.
    execArgv: ['--max-semi-space-size=64'],
    // What was transformed once is not transformed again until it changes.
    experimental: { fsModuleCache: true },
    projects: [
      node(
        'unit',
        ['{protocol,games,platform,session-store,rest-api,realtime-server,embedded,scripts,tools}/**/*.test.ts'],
        {
          exclude: [
            '**/*.integration.test.ts',
            '**/*.walk.test.ts',
            '**/node_modules/**',
            'scripts/new-game/template/**',
          ],
          isolate: false,
          ...LIMITS,
        },
      ),
      node('integration', ['**/*.integration.test.ts'], {
        // In there a test makes a copy of it all.
        exclude: ['**/node_modules/**', '.cache/**'],
        ...LIMITS,
        isolate: false,
      }),
      // Looks at the screens themselves, in a browser, and needs the machine to itself.
      node('walk', ['tools/looks/**/*.walk.test.ts'], { ...LIMITS, maxConcurrency: 2 }),
      {
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          provide: { evenings, seed },
          isolate: false,
          // A test that is given up on leaves React waiting, and takes those after it in its worker along.
          ...LIMITS,
          setupFiles: ['web/src/lib/testing/fresh.ts'],
        },
      },
    ],
  },
})
