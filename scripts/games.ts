import { buildWeb } from './build-web.mjs'
import { browserTests } from './checks.ts'
import { run } from './processes.mjs'

// Plays every game to its podium in real browsers: `npm run games`, or one of them with `-- -g "game 5,"`.
await buildWeb()
const env = { ...process.env, E2E_GAMES: 'all' }
process.exitCode = (await run(process.execPath, [...browserTests.args, ...process.argv.slice(2)], { env })).code
