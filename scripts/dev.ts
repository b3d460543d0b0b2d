import { join } from 'node:path'
import { run } from './processes.mjs'
import { packageFile, ROOT } from './setup.mjs'

const WEB_PORT = '5173'

const port = process.env.PORT ?? '3000'
const page = `http://localhost:${WEB_PORT}`
// the page comes from Vite, so its origin is the one that the server must know
const env = { ...process.env, NODE_ENV: 'development', PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? page }
const tsx = packageFile('tsx/dist/cli.mjs')
const vite = packageFile('vite/bin/vite.js')

console.log(`Open ${page} (the server behind it listens on ${port}).`)
const ended = await Promise.race([
  run(process.execPath, [tsx, 'watch', '--clear-screen=false', 'embedded/src/main.ts'], { cwd: ROOT, env }),
  run(process.execPath, [vite, '--port', WEB_PORT, '--strictPort'], {
    cwd: join(ROOT, 'web'),
    env: { ...env, API_TARGET: `http://localhost:${port}` },
  }),
])
// One without the other is of no use.
process.exitCode = ended.code
process.kill(process.pid, 'SIGTERM')
