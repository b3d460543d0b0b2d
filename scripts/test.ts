import { join } from 'node:path'
import { audit } from './audit.ts'
import { packageFile } from './build-web.ts'
import { checkLanes, playwright, vitest } from './checks.ts'
import { needs } from './needs.ts'
import { CACHE, ROOT } from './setup.mjs'
import { program, runLanes, type Step, skipped, tellSkipped } from './steps.ts'
import { closingLine, readPlaywright } from './tally.ts'

// On CI nothing may be left out: a test that finds its server missing has to fail.
const strict = Boolean(process.env.CI) && process.env.CI !== 'false'
const env = { ...process.env, ...(strict ? { TEST_REQUIRE_ALL: '1' } : {}) }

function browserTests(hasBrowser: boolean): Step {
  if (!hasBrowser) return skipped('browser tests', 'there is no browser')
  const file = join(CACHE, `reports/e2e-${process.pid}.json`)
  return playwright(['--reporter=dot,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
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
