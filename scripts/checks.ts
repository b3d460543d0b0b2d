import { availableParallelism } from 'node:os'
import type { Step } from './steps.ts'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']

/** Before a commit: what takes no more than a breath. */
export const quickChecks: readonly Step[] = [
  { name: 'format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '.'] },
]

/** What seldom breaks, or takes the types of everything to see: lost promises, dead code, the decks, the client as it is served and its size. */
export const furtherChecks: readonly Step[] = [
  { name: 'lint by types', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '.'] },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'decks', args: ['--import', 'tsx', 'editor/src/main.ts', '--quick'] },
  { name: 'web build', args: ['scripts/run.mjs', 'build'] },
]

/** One more than there are cores: here and there a test waits for a clock or a socket. */
const busy = `--maxWorkers=${availableParallelism() + 1}`

/** In two lanes, one for each core of a small machine; what else there is to read goes into the first. */
export const checks = (...further: readonly Step[]): Step[][] => [
  [...quickChecks, { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] }, ...further],
  [{ name: 'unit', args: [...VITEST, '--project=unit', '--project=web', busy] }],
]

/** They wait as long as they work: for a lease to run out, a store to come back. */
const waiting = `--maxWorkers=${2 * availableParallelism()}`
export const integrationTests: Step = { name: 'integration', args: [...VITEST, '--project=integration', waiting] }
export const walks: Step = { name: 'walk', args: [...VITEST, '--project=walk'] }
export const browserTests: Step = { name: 'browser', args: PLAYWRIGHT }
