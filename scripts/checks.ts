import { buildWeb } from './build-web.ts'
import { one, program, type Step } from './steps.ts'

const reportOf = (name: string) => `.cache/reports/${name}-${process.pid}.json`

/** The runs of vitest by their projects in `vitest.config.ts`. */
export function vitest(name: string, projects: string[]) {
  const report = reportOf(name)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return program(name, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], report)
}

export const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']

export function browserTests() {
  const report = reportOf('e2e')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return program('browser tests', [...playwright, '--reporter=dot,json'], report, env)
}

const web: Step = {
  name: 'web build',
  run: async () => ({ ...one(true), note: /the entry has .*/.exec(await buildWeb('keep'))?.[0] }),
}

/** Before a commit: what takes no more than a breath. */
export const quickChecks = [
  program('format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.']),
  program('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '.']),
]

/** In two lanes, one for each core of a small machine. */
export const checks = [
  [
    ...quickChecks,
    program('types', ['node_modules/typescript/bin/tsc', '-b']),
    program('knip', ['node_modules/knip/bin/knip.js']),
    program('decks', ['--import', 'tsx', 'bench/src/decks.ts', '--quick']),
    web,
  ],
  [vitest('unit', ['unit', 'web'])],
]
