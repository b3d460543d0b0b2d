import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from './audit.ts'
import { packageFile } from './build-web.ts'
import { checkLanes, vitest } from './checks.ts'
import { findBrowser, needs } from './needs.ts'
import { CACHE, ROOT } from './setup.mjs'
import { program, runLanes, type Step, skipped, tellSkipped } from './steps.ts'
import { closingLine, readPlaywright } from './tally.ts'

// On CI nothing may be left out: a test that finds its server missing has to fail.
const strict = Boolean(process.env.CI) && process.env.CI !== 'false'
const env = { ...process.env, ...(strict ? { TEST_REQUIRE_ALL: '1' } : {}) }

function browserTests(hasBrowser: boolean): Step {
  const config = join(ROOT, 'e2e/playwright.config.ts')
  if (!existsSync(config)) return skipped('browser tests', 'e2e/playwright.config.ts is not there')
  if (!hasBrowser) return skipped('browser tests', 'there is no browser')
  const file = join(CACHE, `reports/e2e-${process.pid}.json`)
  const browser = findBrowser()
  const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser ? { PLAYWRIGHT_CHROMIUM: browser } : {}) }
  const cli = packageFile('e2e', '@playwright/test', 'cli.js')
  return program('browser tests', [cli, 'test', '--config', config, '--reporter=dot,json'], {
    cwd: ROOT,
    env: { ...env, ...more },
    count: (ok) => readPlaywright(file, ok),
  })
}

// here there is time for whole seasons of random evenings
process.env.EVENINGS ??= '1000'
const [quick = [], ...others] = checkLanes()
const ready = await runLanes(needs())
const knip = program('knip', [packageFile('.', 'knip', 'bin/knip.js')], { cwd: ROOT })
const still = await runLanes([...quick, knip, audit], ...others)
const hasBrowser = ready.some(({ name, tally }) => name === 'browser' && tally.passed > 0)
// one after the other: tests of stores that hang and of phones that lag need the machine to themselves
const moving = await runLanes([vitest('integration', ['integration'], env), browserTests(hasBrowser)])

const outcomes = [...ready, ...still, ...moving]
const { failed, line } = closingLine(
  outcomes.map(({ tally }) => tally),
  strict,
)
tellSkipped(outcomes)
const broken = outcomes.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
console.log(line)
process.exitCode = failed > 0 ? 1 : 0
