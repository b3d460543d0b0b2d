import { endTogether } from './processes.mjs'
import { install } from './setup.mjs'

endTogether()
await install()
const { checkLanes } = await import('./checks.mjs')
const { runLanes } = await import('./steps.mjs')

// before a commit: what takes no more than a breath
const quick = process.argv.includes('--quick')
const lanes = checkLanes()
const outcomes = await (quick ? runLanes(...(lanes[0] ?? []).slice(0, 2).map((step) => [step])) : runLanes(...lanes))
const broken = outcomes.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
process.exitCode = broken.length > 0 ? 1 : 0
