import type { Step } from './steps.ts'

const reportOf = (name: string) => `.cache/reports/${name}-${process.pid}.json`

/** A run of vitest by its projects in `vitest.config.ts`. */
export function vitest(name: string, ...projects: string[]): Step {
  const report = reportOf(name)
  const flags = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return { name, args: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...flags], report }
}

export const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']

export function browserTests(): Step {
  const report = reportOf('browser')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return { name: 'browser', args: [...playwright, '--reporter=dot,json'], env, report }
}

/** Before a commit: what takes no more than a breath. */
export const quickChecks: readonly Step[] = [
  { name: 'format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '.'] },
]

/** What seldom breaks: dead code, the decks, the client as it is served and its size. */
export const furtherChecks: readonly Step[] = [
  { name: 'knip', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'decks', args: ['--import', 'tsx', 'bench/src/decks.ts', '--quick'] },
  { name: 'web build', args: ['scripts/run.mjs', 'build'] },
]

/** In two lanes, one for each core of a small machine; what else there is to read goes into the first. */
export const checks = (...further: readonly Step[]): Step[][] => [
  [...quickChecks, { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] }, ...further],
  [vitest('unit', 'unit', 'web')],
]
