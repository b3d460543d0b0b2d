import { browserTests, checks, extras, furtherChecks, integrationTests, walks, webBuild } from './checks.ts'
import { seedOfTree } from './git.ts'
import { findMissing } from './needs.ts'
import { runLanes, sumUp } from './steps.ts'
import { isWalked, rememberWalk } from './walked.ts'

// On CI nothing can be skipped: a test that finds its server missing must fail.
const isStrict = Boolean(process.env.CI) && process.env.CI !== 'false'
if (isStrict) process.env.TEST_REQUIRE_ALL = '1'
// Here's time for more random evenings
process.env.EVENINGS ??= '60'
process.env.SEED ??= String(seedOfTree())
console.log(`What is drawn by chance begins at SEED=${process.env.SEED}`)

const missing = await findMissing()
const hasBrowser = missing.every(({ name }) => name !== 'browser')
const asked = process.argv.flatMap((word) => extras[word] ?? [])
// All in parallel: builders and callers mostly wait.
const quiet = await runLanes(...checks(...furtherChecks), [webBuild], asked)
// Separately: next to the others, on two cores, a store takes longer than the 1.5 seconds after which it counts as
// down.
const stores = await runLanes([integrationTests])
const isSpared = !isStrict && isWalked()
if (isSpared) console.log('- walk                 nothing it looks at has changed since it last passed')
// Browsers need the machine to themselves, because players get exactly as long for an answer as the game says
const inBrowsers = [...(isSpared ? [] : [walks]), browserTests]
const busy = hasBrowser ? await runLanes(inBrowsers) : []
rememberWalk(busy)
process.exitCode = sumUp([...missing, ...quiet, ...stores, ...busy], { isStrict })
