import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Children of the npm commands. Each leads a group of its own, so that stopping it also stops what it started;
 * when we end, for whatever reason we can notice, they end.
 */
const GROUPED = process.platform !== 'win32'
const GRACE_MS = 4000
const LIMIT_MS = 1_200_000
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'show' | 'keep', limited?: boolean }} Options */

/** @type {Set<ChildProcess>} */
const running = new Set()

/** Signals a child and all it started; 0 only asks whether anybody of them is left. @param {ChildProcess} child @param {NodeJS.Signals | 0} signal */
function signalGroup(child, signal) {
  try {
    return child.pid !== undefined && (GROUPED ? process.kill(-child.pid, signal) : child.kill(signal))
  } catch {
    return false
  }
}

/**
 * Starts a program and tells how it ended; with `output: 'keep'` what it said comes with it instead of being shown.
 * A `limited` one is stopped when it hangs.
 * @param {string} command @param {readonly string[]} args @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, output = 'show', limited = false } = {}) {
  const hanging = limited ? { timeout: LIMIT_MS, killSignal: /** @type {const} */ ('SIGKILL') } : {}
  const stream = output === 'keep' ? 'pipe' : 'inherit'
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', stream, stream], detached: GROUPED, ...hanging })
  running.add(child)
  let said = ''
  for (const out of [child.stdout, child.stderr]) out?.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise((resolve) => {
    // What a child left behind holds its pipes open: sweep its group when it is gone, then wait for the pipes.
    child.once('exit', (_, signal) => signalGroup(child, signal ?? 'SIGTERM'))
    child.once('error', (error) => (said += `${error.message}\n`))
    child.once('close', (code, signal) => {
      running.delete(child)
      if (signal) said += `\nStopped by ${signal}.\n`
      resolve({ code: code || (signal ? 1 : 0), output: said })
    })
  })
}

/** @param {NodeJS.Signals} signal */
async function stopChildren(signal) {
  const children = [...running].filter((child) => signalGroup(child, signal))
  const late = Date.now() + GRACE_MS
  while (children.some((child) => signalGroup(child, 0)) && Date.now() < late) await sleep(20)
  for (const child of children) signalGroup(child, 'SIGKILL')
}

let isEnding = false
/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (isEnding) return
  isEnding = true
  void stopChildren(signal).then(() => process.exit(signal === 'SIGINT' ? 130 : 143))
}

/** From here on Ctrl-C, SIGTERM and the death of npm stop our children first and then us. */
export function endTogether() {
  for (const signal of SIGNALS) process.on(signal, end)
  if (!process.env.npm_lifecycle_event) return
  // the shell between npm and us dies of SIGTERM without passing it on, so its death has to be noticed
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 300).unref()
}

/** Gives the signals to a program that takes over in this process. */
export function handOver() {
  for (const signal of SIGNALS) process.off(signal, end)
}
