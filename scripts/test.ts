import { browserTests, checks, furtherChecks, integrationTests, walks } from './checks.ts'
import { findMissing } from './needs.ts'
import { runLanes, sumUp } from './steps.ts'

// On CI nothing may be left out: a test that finds its server missing has to fail.
const isStrict = Boolean(process.env.CI) && process.env.CI !== 'false'
if (isStrict) process.env.TEST_REQUIRE_ALL = '1'
// here there is time for a season of random evenings
process.env.EVENINGS ??= '300'

const missing = await findMissing()
const hasBrowser = missing.every(({ name }) => name !== 'browser')
const quiet = await runLanes(...checks(...furtherChecks))
// one after the other: tests of stores that hang and of phones that lag need the machine to themselves
const busy = await runLanes([integrationTests, ...(hasBrowser ? [walks, browserTests] : [])])
process.exitCode = sumUp([...missing, ...quiet, ...busy], { isStrict })
