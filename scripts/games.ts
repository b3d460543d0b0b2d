import { join } from 'node:path'
import { buildWeb, packageFile } from './build-web.ts'
import { findBrowser } from './needs.ts'
import { run } from './processes.mjs'
import { ROOT } from './setup.mjs'

// Every game to its podium in real browsers: `npm run games`, or one of them with `-- -g "game 5,"`.
await buildWeb()
const browser = findBrowser()
const env = { ...process.env, E2E_GAMES: 'all', ...(browser ? { PLAYWRIGHT_CHROMIUM: browser } : {}) }
const cli = packageFile('e2e', '@playwright/test', 'cli.js')
const config = join(ROOT, 'e2e/playwright.config.ts')
const more = process.argv.slice(2)
const { code } = await run(process.execPath, [cli, 'test', '--config', config, '--reporter=line', ...more], {
  cwd: ROOT,
  env,
})
process.exitCode = code
