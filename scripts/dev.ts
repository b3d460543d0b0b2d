import { run } from './processes.ts'

const port = process.env.PORT ?? '3000'
// the page comes from Vite, so its origin is the one that the server must know
const page = 'http://localhost:5173'
const env = { ...process.env, NODE_ENV: 'development', PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? page }
const server = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'embedded/src/main.ts']
const web = { cwd: 'web', env: { ...env, API_TARGET: `http://localhost:${port}` } }

console.log(`Open ${page} (the server behind it listens on ${port}).`)
// One without the other is of no use.
await Promise.race([
  run(process.execPath, server, { env }),
  run(process.execPath, ['../node_modules/vite/bin/vite.js'], web),
])
process.kill(process.pid, 'SIGTERM')
