import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { mergeBase, testFiles } from './git.ts'
import type { Step } from './steps.ts'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']

/** Runs before a commit, so only checks that take a moment. */
export const quickChecks: readonly Step[] = [
  { name: 'format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '.'] },
]

/** Checks that rarely fail or need all types: lost promises, dead code, the decks. */
export const furtherChecks: readonly Step[] = [
  { name: 'lint by types', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '.'] },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'decks', args: ['--import', 'tsx', 'tools/cards/main.ts', '--quick'] },
]

/** Builds the client as it is served and checks its size. */
export const webBuild: Step = { name: 'web build', args: ['scripts/run.mjs', 'build'] }

/** One more than there are cores, because some tests wait for a clock or a socket. */
const busy = `--maxWorkers=${availableParallelism() + 1}`

const UNIT = [...VITEST, '--project=unit', '--project=web']
const reading: readonly Step[] = [...quickChecks, { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] }]

/** Two lanes, one per core of a small machine; all other checks go into the first. */
export const checks = (...further: readonly Step[]): Step[][] => [
  [...reading, ...further],
  [{ name: 'unit', args: [...UNIT, busy] }],
]

/** Returns the checks for what changed since the branch began, or everything if that is unknown. */
export function checksOfChanges(base = mergeBase()): Step[][] {
  if (base === '') return checks()
  const changed = [...UNIT, '--changed', base, '--passWithNoTests', busy]
  return [
    [...reading, { name: 'readers', args: [...UNIT, '--maxWorkers=1', ...readers()] }],
    [{ name: 'changed', args: changed }],
  ]
}

/** Lists tests that read our own files without importing them, because changes don't show that they are affected. */
function readers(): string[] {
  const quick = testFiles().filter((file) => !/\.(integration|walk)\.|\/template\//.test(file) && existsSync(file))
  return quick.filter(
    (file) => file.startsWith('scripts/') || /import\.meta\.(?:glob|dirname|url)/.test(readFileSync(file, 'utf8')),
  )
}

/** These tests wait as long as they work: for a lease to expire, for a store to come back. */
const waiting = `--maxWorkers=${2 * availableParallelism()}`
export const integrationTests: Step = { name: 'integration', args: [...VITEST, '--project=integration', waiting] }
export const walks: Step = { name: 'walk', args: [...VITEST, '--project=walk'] }
/** Tests that not every machine can run, requested by name: `npm test -- --images --calls`. */
export const extras: Readonly<Record<string, Step>> = {
  // Needs buildah and local base images
  '--images': { name: 'images', args: ['--import', 'tsx', 'tools/drills/images.ts'] },
  // Runs Schemathesis, from PyPI, for a minute plus its start. One seed, so that a failure can be repeated.
  '--calls': { name: 'calls', args: ['scripts/run.mjs', 'contract', '--max-time', '60', '--seed', '1'] },
}
export const browserTests: Step = { name: 'browser', args: PLAYWRIGHT }
