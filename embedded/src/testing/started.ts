import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const TSX = createRequire(import.meta.url).resolve('tsx')

/** A process of the product, as an operator starts it. */
export interface Started {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  /** Resolves when it has ended, with its exit code. */
  readonly ended: Promise<number | null>
}

export function startProgram(
  file: string,
  env: Readonly<Record<string, string | undefined>>,
  /** On a disk that has room for no file longer than this. */
  diskKb?: number,
): Started {
  const program = [process.execPath, '--import', TSX, join(ROOT, file)]
  const [command = '', ...args] =
    // The shell counts in blocks of half a kilobyte
    diskKb === undefined ? program : ['sh', '-c', `ulimit -f ${diskKb * 2}; exec "$@"`, 'sh', ...program]
  const child = spawn(command, args, {
    // Nothing of ours around it: what it is told is all it knows
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return {
    child,
    out: () => said.out,
    err: () => said.err,
    ended: once(child, 'close').then(([code]: (number | null)[]) => code ?? null),
  }
}

export async function until<T>(ask: () => Promise<T | null | undefined> | T | null | undefined, withinMs = 20_000) {
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
