import { buildWeb } from './build-web.ts'
import { playwright } from './checks.ts'

// Every game to its podium in real browsers: `npm run games`, or one of them with `-- -g "game 5,"`.
await buildWeb()
const env = { ...process.env, E2E_GAMES: 'all' }
const games = playwright(['--reporter=line', ...process.argv.slice(2)], { env, output: 'show' })
process.exitCode = (await games.run()).tally.failed
