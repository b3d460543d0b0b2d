import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Started } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProgram, statusOf, until } from './testing/started.ts'

let folder: string
let port: number
let started: Started | null
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-parent-'))
  port = await freePort()
  started = null
})
afterEach(() => {
  started?.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}): Started {
  started = startProgram('embedded/src/parent.mjs', { PORT: String(port), DATA_DIR: folder, ...env })
  return started
}
const timesReady = (one: Started) => one.out().split('Highjinks is ready at ').length - 1
const isUp = () => statusOf(`http://127.0.0.1:${port}/healthz`)
const childOf = ({ child: { pid } }: Started) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())

test.each(['SIGTERM', 'SIGINT'] as const)('[HUNG-2] %s ends server and parent in order, with 0', async (signal) => {
  const one = start()
  await until(() => timesReady(one))
  one.child.kill(signal)
  expect(await one.ended).toBe(0)
  expect([one.out(), one.err()]).toEqual([
    expect.stringMatching(new RegExp(`^Highjinks is ready at http://localhost:${port}\\n`)),
    '',
  ])
  expect(await isUp()).toBeNull()
})

test('[HUNG-2] a server that cannot start is not started again', async () => {
  const one = start({ PORT: 'eighty' })
  expect(await one.ended).toBe(1)
  expect([one.out(), one.err()]).toEqual(['', 'PORT must be a number\n'])
})

test.runIf(existsSync('/proc/self'))(
  '[HUNG-2] one that was killed is followed by the next, and one whose parent was killed ends',
  async () => {
    const one = start()
    await until(() => timesReady(one))
    await new Promise((resolve) => setTimeout(resolve, 3000))
    process.kill(childOf(one), 'SIGKILL')
    await until(() => timesReady(one) === 2)
    expect(await isUp()).toBe(200)
    one.child.kill('SIGKILL')
    await until(async () => (await isUp()) === null)
  },
)
