import { defineConfig } from 'vitest/config'

/** How many random evenings each game is played for: a taste in `npm run check`, three hundred in `npm test`. */
const evenings = Number(process.env.EVENINGS ?? 2)

/** Where a command that runs the tests as one of its steps reads their count. */
const { REPORT } = process.env

/** A test that hangs is given up on; one that promises something about time measures it. Here machines are busy. */
const PATIENCE_MS = 60_000
/** Of what starts servers, and waits for leases to run out. */
const LONG_PATIENCE_MS = 300_000

const node = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node' as const, provide: { evenings }, ...more },
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
        [
          '{protocol,games,platform,session-store,rest-api,realtime-server,embedded,scripts,drills,looks,editor}/**/*.test.ts',
        ],
        {
          exclude: [
            '**/*.integration.test.ts',
            '**/*.walk.test.ts',
            '**/node_modules/**',
            'scripts/new-game/template/**',
          ],
          isolate: false,
          testTimeout: PATIENCE_MS,
        },
      ),
      node('integration', ['**/*.integration.test.ts'], {
        // In there a test makes a copy of it all.
        exclude: ['**/node_modules/**', '.cache/**'],
        testTimeout: LONG_PATIENCE_MS,
        hookTimeout: LONG_PATIENCE_MS,
        isolate: false,
      }),
      // Looks at the screens themselves, in a browser, and needs the machine to itself.
      node('walk', ['looks/**/*.walk.test.ts'], { testTimeout: LONG_PATIENCE_MS }),
      {
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          provide: { evenings },
          isolate: false,
          // A test that is given up on leaves React waiting, and takes those after it in its worker along.
          testTimeout: PATIENCE_MS,
          setupFiles: ['web/src/lib/testing/fresh.ts'],
        },
      },
    ],
  },
})
