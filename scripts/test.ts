import { browserTests, checks, extras, furtherChecks, integrationTests, walks } from './checks.ts'
import { seedOfTree } from './git.ts'
import { findMissing } from './needs.ts'
import { runLanes, sumUp } from './steps.ts'
import { isWalked, rememberWalk } from './walked.ts'

// On CI nothing may be left out: a test that finds its server missing has to fail.
const isStrict = Boolean(process.env.CI) && process.env.CI !== 'false'
if (isStrict) process.env.TEST_REQUIRE_ALL = '1'
// here there is time for more of the random evenings
process.env.EVENINGS ??= '60'
process.env.SEED ??= String(seedOfTree())
console.log(`What is drawn by chance begins at SEED=${process.env.SEED}`)

const missing = await findMissing()
const hasBrowser = missing.every(({ name }) => name !== 'browser')
// These wait most of their time, for a builder and for answers
const asked = process.argv.flatMap((word) => extras[word] ?? [])
const quiet = await runLanes(...checks(...furtherChecks), asked)
const isSpared = !isStrict && isWalked()
if (isSpared) console.log('- walk                 nothing it looks at has changed since it last passed')
// one after the other: tests of stores that hang and of phones that lag need the machine to themselves
const inBrowsers = [...(isSpared ? [] : [walks]), browserTests]
const busy = await runLanes([integrationTests, ...(hasBrowser ? inBrowsers : [])])
rememberWalk(busy)
process.exitCode = sumUp([...missing, ...quiet, ...busy], { isStrict })
