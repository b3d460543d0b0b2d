import { run } from './processes.mjs'

// Vite serves the page, so the server must expect Vite's origin.
const { PORT = '3000', PUBLIC_URL = 'http://localhost:5173' } = process.env
const env = { ...process.env, NODE_ENV: 'development', PORT, PUBLIC_URL, API_TARGET: `http://localhost:${PORT}` }
const server = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'embedded/src/main.ts']
const web = ['node_modules/vite/bin/vite.js', 'web']

console.log(`Open ${PUBLIC_URL} (the server behind it listens on ${PORT}).`)
// Either one is useless without the other.
await Promise.race([server, web].map((args) => run(process.execPath, args, { env })))
process.kill(process.pid, 'SIGTERM')
