import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Each child leads a group of its own, so that stopping it also stops what it started. */
const GROUPED = process.platform !== 'win32'
const GRACE_MS = 4000
/** The limit for a child with captured output: a working one prints something now and then, even on a slow machine. */
const SILENT_MOST_MS = 1_200_000
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @typedef {import('node:child_process').ChildProcess} Child @type {Set<Child>} */
const running = new Set()
let isEnding = false

/** Signals a child and all it started; 0 only asks whether anybody of them is left.
 * @param {Child} child @param {NodeJS.Signals | 0} signal */
function signalGroup(child, signal) {
  try {
    return child.pid !== undefined && (GROUPED ? process.kill(-child.pid, signal) : child.kill(signal))
  } catch {
    return false
  }
}

/** While children run, a signal to us stops them first; no promise of `run` settles any more, so nothing new begins.
 * @param {NodeJS.Signals} signal */
function end(signal) {
  if (isEnding) return
  isEnding = true
  const children = [...running].filter((child) => signalGroup(child, signal))
  const late = Date.now() + GRACE_MS
  setInterval(() => {
    if (children.some((child) => signalGroup(child, 0)) && Date.now() < late) return
    for (const child of children) signalGroup(child, 'SIGKILL')
    process.exit(128 + constants.signals[signal])
  }, 20)
}

/**
 * Starts a program and tells how it ended, with what it said if that was kept: what is kept instead of shown nobody
 * watches, and such a child is stopped when it has said nothing for long.
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'show' | 'keep' }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, output = 'show' } = {}) {
  const isKept = output === 'keep'
  const stream = isKept ? 'pipe' : 'inherit'
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd, env, stdio: ['ignore', stream, stream], detached: GROUPED }
  const child = spawn(command, args, options)
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, end)
  running.add(child)
  let said = ''
  const silence = isKept ? setTimeout(() => signalGroup(child, 'SIGKILL'), SILENT_MOST_MS) : null
  for (const out of [child.stdout, child.stderr])
    out?.setEncoding('utf8').on('data', (text) => {
      said += text
      silence?.refresh()
    })
  // A process left behind by a child keeps its pipes open, so kill its group once the child is gone, then wait for the
  // pipes.
  child.once('exit', (_, signal) => signalGroup(child, signal ?? 'SIGTERM'))
  child.once('error', (error) => (said += `${error.message}\n`))
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      if (silence) clearTimeout(silence)
      if (isEnding) return
      running.delete(child)
      if (running.size === 0) for (const name of SIGNALS) process.off(name, end)
      if (signal) said += `\nStopped by ${signal}.\n`
      resolve({ code: code ?? 1, output: said })
    })
  })
}
