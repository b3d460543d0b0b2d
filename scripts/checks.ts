import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { mergeBase, testFiles } from './git.ts'
import type { Step } from './steps.ts'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']

/** Before a commit: what takes no more than a breath. */
export const quickChecks: readonly Step[] = [
  { name: 'format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '.'] },
]

/** What seldom breaks, or takes the types of everything to see: lost promises, dead code, the decks. */
export const furtherChecks: readonly Step[] = [
  { name: 'lint by types', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '.'] },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'decks', args: ['--import', 'tsx', 'tools/cards/main.ts', '--quick'] },
]

/** The client as it is served, and its size. */
export const webBuild: Step = { name: 'web build', args: ['scripts/run.mjs', 'build'] }

/** One more than there are cores: here and there a test waits for a clock or a socket. */
const busy = `--maxWorkers=${availableParallelism() + 1}`

const UNIT = [...VITEST, '--project=unit', '--project=web']
const reading: readonly Step[] = [...quickChecks, { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] }]

/** In two lanes, one for each core of a small machine; what else there is to read goes into the first. */
export const checks = (...further: readonly Step[]): Step[][] => [
  [...reading, ...further],
  [{ name: 'unit', args: [...UNIT, busy] }],
]

/** The same of what has changed since the work began; all of it where nobody knows since when. */
export function checksOfChanges(base = mergeBase()): Step[][] {
  if (base === '') return checks()
  const changed = [...UNIT, '--changed', base, '--passWithNoTests', busy]
  return [
    [...reading, { name: 'readers', args: [...UNIT, '--maxWorkers=1', ...readers()] }],
    [{ name: 'changed', args: changed }],
  ]
}

/** Tests that read our own files, which they do not import: what has changed says nothing about them. */
function readers(): string[] {
  const quick = testFiles().filter((file) => !/\.(integration|walk)\.|\/template\//.test(file) && existsSync(file))
  return quick.filter(
    (file) => file.startsWith('scripts/') || /import\.meta\.(?:glob|dirname|url)/.test(readFileSync(file, 'utf8')),
  )
}

/** They wait as long as they work: for a lease to run out, a store to come back. */
const waiting = `--maxWorkers=${2 * availableParallelism()}`
export const integrationTests: Step = { name: 'integration', args: [...VITEST, '--project=integration', waiting] }
export const walks: Step = { name: 'walk', args: [...VITEST, '--project=walk'] }
/** What not every machine has the means for, asked for by name: `npm test -- --images --calls`. */
export const extras: Readonly<Record<string, Step>> = {
  // with buildah, from base images that are there
  '--images': { name: 'images', args: ['--import', 'tsx', 'tools/drills/images.ts'] },
  // Schemathesis, from PyPI, for a minute and what it needs to begin. With one seed, so that what fails here fails again.
  '--calls': { name: 'calls', args: ['scripts/run.mjs', 'contract', '--max-time', '60', '--seed', '1'] },
}
export const browserTests: Step = { name: 'browser', args: PLAYWRIGHT }
