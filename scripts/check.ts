import { checkLanes } from './checks.ts'
import { runLanes } from './steps.ts'

// before a commit: what takes no more than a breath
const quick = process.argv.includes('--quick')
const lanes = checkLanes()
const outcomes = await (quick ? runLanes(...(lanes[0] ?? []).slice(0, 2).map((step) => [step])) : runLanes(...lanes))
const broken = outcomes.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
process.exitCode = broken.length > 0 ? 1 : 0
