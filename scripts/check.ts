import { checksOfChanges, quickChecks } from './checks.ts'
import { runLanes, sumUp } from './steps.ts'

const lanes = process.argv.includes('--quick') ? quickChecks.map((step) => [step]) : checksOfChanges()
process.exitCode = sumUp(await runLanes(...lanes))
