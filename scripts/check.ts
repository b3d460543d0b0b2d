import { checks, quickChecks } from './checks.ts'
import { runLanes, sumUp } from './steps.ts'

const lanes = process.argv.includes('--quick') ? quickChecks.map((step) => [step]) : checks()
process.exitCode = sumUp(await runLanes(...lanes))
