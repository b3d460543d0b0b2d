import { checkLanes } from './checks.ts'
import { runLanes, sumUp } from './steps.ts'

const lanes = checkLanes()
// before a commit: what takes no more than a breath
const quick = lanes.flat().slice(0, 2)
const outcomes = await (process.argv.includes('--quick')
  ? runLanes(...quick.map((step) => [step]))
  : runLanes(...lanes))
process.exitCode = sumUp(outcomes)
