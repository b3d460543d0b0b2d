import { join } from 'node:path'
import { buildWeb, packageFile } from './build-web.ts'
import { findBrowser } from './needs.ts'
import { CACHE, ROOT } from './setup.mjs'
import { BUDGET_KIB, measureEntry } from './size.ts'
import { one, program, type Step } from './steps.ts'
import { readVitest, type Tally } from './tally.ts'

/** The runs of vitest by their projects in `vitest.config.ts`. */
export function vitest(name: string, projects: string[], env: NodeJS.ProcessEnv = process.env) {
  const file = join(CACHE, `reports/${name}-${process.pid}.json`)
  const args = [packageFile('.', 'vitest', 'vitest.mjs'), 'run', ...projects.map((project) => `--project=${project}`)]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return program(name, [...args, ...reporters], { cwd: ROOT, env, count: (ok) => readVitest(file, ok) })
}

/** The browser tests, in the browser that the machine has. */
export function playwright(
  args: string[],
  { env = process.env, ...options }: { env?: NodeJS.ProcessEnv; output?: 'show'; count?: (ok: boolean) => Tally },
) {
  const cli = packageFile('e2e', '@playwright/test', 'cli.js')
  const browser = findBrowser()
  return program('browser tests', [cli, 'test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: ROOT,
    env: { ...env, ...(browser ? { PLAYWRIGHT_CHROMIUM: browser } : {}) },
    ...options,
  })
}

const web: Step = { name: 'web build', run: async () => ({ output: await buildWeb('keep'), tally: one(true) }) }

const size: Step = {
  name: 'size',
  run: async () => {
    const kib = measureEntry(join(ROOT, 'web/dist'))
    const note = `the entry has ${kib.toFixed(1)} of ${BUDGET_KIB} KiB`
    return { tally: one(kib <= BUDGET_KIB), output: `Too big: ${note}.`, note }
  },
}

const decks = program('decks', ['--import', 'tsx', join(ROOT, 'bench/src/decks.ts'), '--quick'], { cwd: ROOT })

/** What `npm run check` runs, in two lanes, one for each core of a small machine. */
export function checkLanes() {
  const biome = packageFile('.', '@biomejs/biome', 'bin/biome')
  const oxlint = packageFile('.', 'oxlint', 'bin/oxlint')
  const tsc = packageFile('.', 'typescript', 'bin/tsc')
  return [
    [
      program('format', [biome, 'check', '--linter-enabled=false', '.'], { cwd: ROOT }),
      program('lint', [oxlint, '--type-aware', '.'], { cwd: ROOT }),
      program('types', [tsc, '-b'], { cwd: ROOT }),
      decks,
      web,
      size,
    ],
    [vitest('unit', ['unit', 'web'])],
  ]
}
