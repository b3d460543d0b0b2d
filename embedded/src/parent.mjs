import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts the server, and starts it again if it was killed: by its watchdog because its loop hung, or by the system. If
 * it ends any other way, we end the same way. Loads nothing of the server.
 */
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const SERVER = ['--import', import.meta.resolve('tsx'), MAIN, ...process.argv.slice(2)]

/** A server killed sooner than this would be killed again. */
const SHORTEST_LIFE_MS = 3000
/** Longer than a server that still listens takes to end. */
const END_MS = 10_000

let isEnding = false

function start() {
  const began = performance.now()
  // If we die, the closed channel tells the server
  const child = spawn(process.execPath, SERVER, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.once('error', (fault) => {
    process.stderr.write(`The server cannot be started: ${fault.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code) => {
    const wasKilled = code === null && performance.now() - began > SHORTEST_LIFE_MS
    if (isEnding || !wasKilled) process.exit(code ?? 1)
    running = start()
  })
  return child
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (isEnding) return
  isEnding = true
  running.kill(signal)
  setTimeout(() => running.kill('SIGKILL'), END_MS)
}

let running = start()
process.on('SIGINT', end).on('SIGTERM', end)
