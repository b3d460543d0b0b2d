// Plain JavaScript in its own thread. It loads nothing, so it runs before anything can hang.
import { mkdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'

/** @type {import('./watchdog.ts').Watched} */
const { memory, folder, output, tickMs, ticks } = workerData
const words = new Int32Array(memory, 0, 3)
const text = Buffer.from(memory, words.byteLength)

let lastBeat = -1
let unanswered = 0

// Counts its own ticks: while the whole process sleeps or is stopped, none pass
const ticking = setInterval(() => {
  const beat = Atomics.load(words, 0)
  const isDebugged = Atomics.load(words, 1) === 1
  unanswered = beat === lastBeat && !isDebugged ? unanswered + 1 : 0
  lastBeat = beat
  if (unanswered >= ticks) end()
}, tickMs)

function end() {
  clearInterval(ticking)
  const at = new Date()
  const what = text.toString('utf8', 0, Atomics.load(words, 2))
  const isKept = what !== '' && keep(at, what)
  const msg = `the loop has hung for ${(ticks * tickMs) / 1000} s: this process ends`
  writeSync(output, `${JSON.stringify({ level: 'fatal', time: at.toISOString(), what, isKept, msg })}\n`)
  process.kill(process.pid, 'SIGKILL')
}

/** @param {Date} at @param {string} what */
function keep(at, what) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, `${at.getTime()}-${process.pid}.json`), JSON.stringify({ what }), { mode: 0o600 })
    return true
  } catch {
    // The process still ends, but the next start won't know what hung it
    return false
  }
}
