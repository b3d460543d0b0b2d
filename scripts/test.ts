import { browserTests, checkLanes, vitest } from './checks.ts'
import { needs } from './needs.ts'
import { packageFile } from './setup.mjs'
import { program, runLanes, skipped, sumUp } from './steps.ts'
import { closingLine } from './tally.ts'

// On CI nothing may be left out: a test that finds its server missing has to fail.
const isStrict = Boolean(process.env.CI) && process.env.CI !== 'false'
const env = { ...process.env, ...(isStrict ? { TEST_REQUIRE_ALL: '1' } : {}) }

// here there is time for whole seasons of random evenings
process.env.EVENINGS ??= '1000'
const [quick = [], ...others] = checkLanes()
const ready = await runLanes(needs())
const still = await runLanes([...quick, program('knip', [packageFile('knip/bin/knip.js')])], ...others)
const hasBrowser = ready.some(({ name, tally }) => name === 'browser' && tally.passed > 0)
const browser = browserTests(env)
// one after the other: tests of stores that hang and of phones that lag need the machine to themselves
const moving = await runLanes([
  vitest('integration', ['integration'], env),
  hasBrowser ? browser : { ...browser, run: async () => skipped('there is no browser') },
])

const outcomes = [...ready, ...still, ...moving]
sumUp(outcomes)
const { failed, line } = closingLine(
  outcomes.map(({ tally }) => tally),
  isStrict,
)
console.log(line)
process.exitCode = failed > 0 ? 1 : 0
