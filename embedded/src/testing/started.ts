import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Started, startProcess } from '@highjinks/session-store/testing'

const ROOT = join(import.meta.dirname, '../../..')
const TSX = createRequire(import.meta.url).resolve('tsx')

const OWN_USER = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
/** Ends with its parent, and everything inside ends with its process 1. */
const OWN_NAMESPACE = ['unshare', ...OWN_USER, '--pid', '--fork', '--mount-proc', '--kill-child'] as const

export function canStartProcessOne(): boolean {
  const [command, ...args] = OWN_NAMESPACE
  return spawnSync(command, [...args, 'true']).status === 0
}

/** Returns the IDs, in our own namespace, of the processes that this one started. */
export function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean)
}

export interface ProgramOptions {
  readonly args?: readonly string[]
  /** Runs on a disk without space for a longer file. */
  readonly diskKb?: number | undefined
  /** Runs on a system that allows this many open files. */
  readonly files?: number | undefined
  /** Starts it as a container does, if this system allows: nothing inside its namespace can kill process 1. */
  readonly isProcessOne?: boolean
}

/** Starts one of our programs as an operator does. It only gets the environment given here. */
export function startProgram(
  file: string,
  env: Readonly<Record<string, string | undefined>>,
  { args = [], diskKb, files, isProcessOne = false }: ProgramOptions = {},
): Started {
  const namespace = isProcessOne ? OWN_NAMESPACE : []
  const program = [...namespace, process.execPath, '--import', TSX, join(ROOT, file), ...args]
  // The shell counts in blocks of half a kilobyte
  const limits = [
    ...(diskKb === undefined ? [] : [`ulimit -f ${diskKb * 2}`]),
    ...(files === undefined ? [] : [`ulimit -n ${files}`]),
  ]
  const [command = '', ...rest] =
    limits.length === 0 ? program : ['sh', '-c', `${limits.join('; ')}; exec "$@"`, 'sh', ...program]
  return startProcess(command, rest, { env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } })
}

export async function until<T>(ask: () => Promise<T | null | undefined> | T | null | undefined, withinMs = 60_000) {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error('it never came to that')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks into the answer it has asked for
export async function post(url: string, body: object): Promise<any> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

export const statusOf = (url: string): Promise<number | null> =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  )
