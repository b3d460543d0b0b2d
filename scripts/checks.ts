import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { CACHE, packageFile, ROOT } from './setup.mjs'
import { program, type Step } from './steps.ts'
import { one, readTally } from './tally.ts'

const reportOf = (name: string) => join(CACHE, `reports/${name}-${process.pid}.json`)

/** The runs of vitest by their projects in `vitest.config.ts`. */
export function vitest(name: string, projects: string[], env = process.env) {
  const file = reportOf(name)
  const args = [packageFile('vitest/vitest.mjs'), 'run', ...projects.map((project) => `--project=${project}`)]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return program(name, [...args, ...reporters], { env, count: (ok) => readTally(file, ok) })
}

const playwrightTest = [packageFile('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts']

export function browserTests(env = process.env) {
  const file = reportOf('e2e')
  return program('browser tests', [...playwrightTest, '--reporter=dot,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: (ok) => readTally(file, ok),
  })
}

/** Every game to its podium, for somebody who watches. */
export function browserGames(args: string[]) {
  const env = { ...process.env, E2E_GAMES: 'all' }
  return program('games', [...playwrightTest, '--reporter=line', ...args], { env, output: 'show' })
}

const web: Step = {
  name: 'web build',
  run: async () => ({ tally: one(true), note: /the entry has .*/.exec(await buildWeb('keep'))?.[0] }),
}

/** What `npm run check` runs, in two lanes, one for each core of a small machine. */
export function checkLanes() {
  return [
    [
      program('format', [packageFile('@biomejs/biome/bin/biome'), 'check', '--linter-enabled=false', '.']),
      program('lint', [packageFile('oxlint/bin/oxlint'), '--type-aware', '.']),
      program('types', [packageFile('typescript/bin/tsc'), '-b']),
      program('decks', ['--import', 'tsx', join(ROOT, 'bench/src/decks.ts'), '--quick']),
      web,
    ],
    [vitest('unit', ['unit', 'web'])],
  ]
}
