import { browserTests, checks, extras, furtherChecks, integrationTests, walks, webBuild } from './checks.ts'
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
const asked = process.argv.flatMap((word) => extras[word] ?? [])
// All at once: builders and callers wait most of their time.
const quiet = await runLanes(...checks(...furtherChecks), [webBuild], asked)
// Beside them a store on two cores takes longer than the second and a half after which it counts as away.
const stores = await runLanes([integrationTests])
const isSpared = !isStrict && isWalked()
if (isSpared) console.log('- walk                 nothing it looks at has changed since it last passed')
// Browsers need the machine to themselves: people at the table have as long for an answer as the game says
const inBrowsers = [...(isSpared ? [] : [walks]), browserTests]
const busy = hasBrowser ? await runLanes(inBrowsers) : []
rememberWalk(busy)
process.exitCode = sumUp([...missing, ...quiet, ...stores, ...busy], { isStrict })
