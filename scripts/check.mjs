import { endTogether } from './processes.mjs'
import { install } from './setup.mjs'

endTogether()
await install()
const { checkLanes } = await import('./checks.mjs')
const { runLanes } = await import('./steps.mjs')

const outcomes = await runLanes(...checkLanes())
const broken = outcomes.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
process.exitCode = broken.length > 0 ? 1 : 0
