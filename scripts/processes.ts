import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Each child leads a group of its own, so that stopping it also stops what it started. */
const GROUPED = process.platform !== 'win32'
const GRACE_MS = 4000
const LIMIT_MS = 1_200_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const running = new Set<ChildProcess>()
let isEnding = false

/** Signals a child and all it started; 0 only asks whether anybody of them is left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0) {
  try {
    return child.pid !== undefined && (GROUPED ? process.kill(-child.pid, signal) : child.kill(signal))
  } catch {
    return false
  }
}

/** While children run, a signal to us stops them first; no promise of `run` settles any more, so nothing new begins. */
function end(signal: NodeJS.Signals) {
  if (!isEnding) void stopChildren(signal).then(() => process.exit(128 + constants.signals[signal]))
  isEnding = true
}

async function stopChildren(signal: NodeJS.Signals) {
  const children = [...running].filter((child) => signalGroup(child, signal))
  const late = Date.now() + GRACE_MS
  while (children.some((child) => signalGroup(child, 0)) && Date.now() < late) await sleep(20)
  for (const child of children) signalGroup(child, 'SIGKILL')
}

export interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** What is kept instead of shown nobody watches: such a child is stopped when it hangs. */
  readonly output?: 'show' | 'keep'
}

/** Starts a program and tells how it ended, with what it said if that was kept. */
export function run(command: string, args: readonly string[], { cwd, env, output = 'show' }: Options = {}) {
  const isKept = output === 'keep'
  const stream = isKept ? 'pipe' : 'inherit'
  const limits = { timeout: isKept ? LIMIT_MS : 0, killSignal: 'SIGKILL' } as const
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', stream, stream], detached: GROUPED, ...limits })
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, end)
  running.add(child)
  let said = ''
  for (const out of [child.stdout, child.stderr]) out?.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise<{ code: number; output: string }>((resolve) => {
    // What a child left behind holds its pipes open: sweep its group when it is gone, then wait for the pipes.
    child.once('exit', (_, signal) => signalGroup(child, signal ?? 'SIGTERM'))
    child.once('error', (error) => (said += `${error.message}\n`))
    child.once('close', (code, signal) => {
      if (isEnding) return
      running.delete(child)
      if (running.size === 0) for (const name of SIGNALS) process.off(name, end)
      if (signal) said += `\nStopped by ${signal}.\n`
      resolve({ code: code || (signal ? 1 : 0), output: said })
    })
  })
}
