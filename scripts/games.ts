import { buildWeb } from './build-web.ts'
import { playwright } from './checks.ts'
import { run } from './processes.ts'

// Every game to its podium in real browsers: `npm run games`, or one of them with `-- -g "game 5,"`.
await buildWeb()
const args = [...playwright, '--reporter=line', ...process.argv.slice(2)]
const { code } = await run(process.execPath, args, { env: { ...process.env, E2E_GAMES: 'all' } })
process.exitCode = code
