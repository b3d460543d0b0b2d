import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts the server, and the next one when it was killed: by its own watchdog, because its loop hung, or by the system.
 * However it ends otherwise, we end alike. Loads nothing of the server.
 */
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const SERVER = ['--import', import.meta.resolve('tsx'), MAIN, ...process.argv.slice(2)]

/** A server that was killed sooner than this would be killed again. */
const SHORTEST_LIFE_MS = 3000
/** Longer than a server takes that can still hear us. */
const END_MS = 10_000

let isEnding = false

function start() {
  const began = performance.now()
  // When we are gone, the channel tells it
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
