import { spawn } from 'node:child_process'

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Makes it the leader of a group, for a program that starts others. Signals go to `-pid`. */
  readonly isGroup?: boolean
}

export type Started = ReturnType<typeof startProcess>

/** Starts a program for a test or benchmark. Its output is kept, and it ends with us. */
export function startProcess(command: string, args: readonly string[], { isGroup = false, ...options }: Options = {}) {
  const child = spawn(command, args, { ...options, detached: isGroup, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false
    return process.kill(isGroup ? -child.pid : child.pid, signal)
  }
  const killAtExit = () => void kill()
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  /** Resolves with the exit code when it has ended; null if a signal ended it or it couldn't start. */
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve)
  })
  return { child, kill, out: () => out, err: () => err, ended }
}
