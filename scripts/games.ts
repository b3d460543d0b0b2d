import { buildWeb } from './build-web.ts'
import { browserGames } from './checks.ts'

// Every game to its podium in real browsers: `npm run games`, or one of them with `-- -g "game 5,"`.
await buildWeb()
process.exitCode = (await browserGames(process.argv.slice(2)).run()).tally.failed
