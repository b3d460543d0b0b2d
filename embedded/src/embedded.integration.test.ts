import diagnosticsChannel from 'node:diagnostics_channel'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Started } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbedded } from './index.ts'
import { post, startProgram, statusOf, until } from './testing/started.ts'

const MAIN = 'embedded/src/main.ts'
let folder: string
let started: Started[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-boot-'))
  started = []
})
afterEach(() => {
  for (const { child } of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}): Started {
  const one = startProgram(MAIN, { PORT: '0', DATA_DIR: folder, ...env })
  started.push(one)
  return one
}
const readyAt = (one: Started) => until(() => /^Highjinks is ready at (\S+)\n/.exec(one.out())?.[1])
const me = (url: string, token: string) =>
  fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } }).then((response) => response.status)
const ADA = { email: 'ada@example.com', username: 'Ada', password: 'secret-enough' }

describe('starting', () => {
  test('[BOOT-1] it says one line when it is ready, and is', async () => {
    const one = start()
    const url = await readyAt(one)
    await until(() => one.out().split('\n').length === 3)
    const [ready, link] = one.out().split('\n')
    expect(ready).toBe(`Highjinks is ready at ${url}`)
    expect(link).toMatch(
      /^The first account to open this link within an hour becomes an operator: http\S+\/operator#[\w-]{43}$/,
    )
    expect(await statusOf(`${url}/readyz`)).toBe(200)
    // With a network, the link has the address at which phones find this machine
    const { shareLink } = await post(`${url}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
    expect(shareLink).toMatch(new RegExp(`^http://[^/:]+:${new URL(url).port}/join/[A-Z0-9]{6}$`))
  })

  test('[BOOT-1] published elsewhere, it says so', async () => {
    expect(await readyAt(start({ PUBLIC_URL: 'https://play.example/' }))).toBe('https://play.example')
  })

  test.each([
    ['PORT', 'eighty', 'PORT must be a number'],
    ['JWT_SECRET', 'too-short-a-secret', 'JWT_SECRET must be 32 bytes or more'],
    [
      'REDIS_URL',
      'http://user:hidden@redis',
      'REDIS_URL must begin with redis:// or rediss://, or be redis-cluster://host,host or redis-sentinel://host,host/name',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('[BOOT-2] a wrong %s stops it with one line that never shows the value', async (name, value, line) => {
    const one = start({ [name]: value })
    expect(await one.ended).toBe(1)
    expect([one.out(), one.err()]).toEqual(['', `${line}\n`])
  })

  test('[BOOT-20] told a HOST it listens there alone; a wrong one stops it, and counted proxies on an open port are warned of', async () => {
    const one = start({ HOST: '127.0.0.2', TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' })
    const url = await readyAt(one)
    expect(url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    expect(await statusOf(`http://127.0.0.1:${new URL(url).port}/healthz`)).toBeNull()
    expect(one.err()).not.toContain('TRUSTED_PROXIES')

    const wrong = start({ HOST: '192.0.2.1', DATA_DIR: join(folder, 'wrong'), LOG_LEVEL: 'error' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.err()).toBe('HOST 192.0.2.1 is no address of this machine\n')

    const open = start({ TRUSTED_PROXIES: '1', DATA_DIR: join(folder, 'open'), LOG_LEVEL: 'warn' })
    await readyAt(open)
    expect(open.err()).toContain('can pass for any address')
  })

  test('[BOOT-3] a port in use stops it with one line', async () => {
    const port = new URL(await readyAt(start())).port
    const second = start({ PORT: port, DATA_DIR: join(folder, 'second'), LOG_LEVEL: 'error' })
    expect(await second.ended).toBe(1)
    expect(second.err()).toBe(`Port ${port} is in use: stop what uses it, or set PORT to another\n`)
  })

  test('[BOOT-4] a data folder in use stops the second, and the first goes on', async () => {
    const url = await readyAt(start())
    const { token } = await post(`${url}/api/auth/register`, ADA)
    const second = start({ LOG_LEVEL: 'error' })
    expect(await second.ended).toBe(1)
    expect(second.err()).toBe(
      `DATA_DIR ${folder} is in use by another Highjinks: stop that one, or set DATA_DIR to another folder\n`,
    )
    expect(await me(url, token)).toBe(200)
    expect((await post(`${url}/api/simple-session`, { gameId: 1, hostName: 'Ada' })).sessionCode).toHaveLength(6)
  })

  test('[BOOT-4] a data folder that cannot be one stops it with one line', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const one = start({ DATA_DIR: file, LOG_LEVEL: 'error' })
    expect(await one.ended).toBe(1)
    expect(one.err()).toMatch(/^DATA_DIR \S+ cannot be used \(\w+\)\n$/)
  })

  test.runIf(existsSync('/proc/self'))('[BOOT-4] nor does one that can never be made keep it waiting', async () => {
    for (const folder of ['/proc', '/proc/highjinks/deeper', '/dev/null/highjinks']) {
      const one = start({ DATA_DIR: folder, LOG_LEVEL: 'error' })
      expect(await one.ended).toBe(1)
      expect(one.err()).toMatch(/^DATA_DIR \S+ cannot be used \(\w+\)\n$/)
    }
  })
})

describe('ending', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '[BOOT-5] %s ends it in order, with 0 and its files closed',
    async (signal) => {
      const one = start()
      await readyAt(one)
      one.child.kill(signal)
      one.child.kill(signal)
      expect(await one.ended).toBe(0)
      expect(readdirSync(folder).filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([])
    },
  )

  test('[BOOT-5] a call under way is answered before it ends', async () => {
    const one = start()
    const url = await readyAt(one)
    let sent = 0
    const count = () => void sent++
    // Node's own fetch reports there what it sent
    diagnosticsChannel.subscribe('undici:client:sendHeaders', count)
    const calls = Array.from({ length: 4 }, (_, i) =>
      post(`${url}/api/auth/register`, { ...ADA, email: `${i}@example.com`, username: `Ada ${i}` }),
    )
    await expect.poll(() => sent).toBe(calls.length)
    diagnosticsChannel.unsubscribe('undici:client:sendHeaders', count)
    one.child.kill('SIGTERM')
    for (const { token } of await Promise.all(calls)) expect(token).toBeTypeOf('string')
    expect(await one.ended).toBe(0)
  })

  test('[BOOT-7] killed or ended, what was answered is there after the next start, tokens too', async () => {
    let url = await readyAt(start())
    const { token } = await post(`${url}/api/auth/register`, ADA)
    const { sessionCode } = await post(`${url}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      started.at(-1)?.child.kill(signal)
      await started.at(-1)?.ended
      url = await readyAt(start())
      expect(await me(url, token)).toBe(200)
      expect(await statusOf(`${url}/api/sessions/by-code/${sessionCode}`)).toBe(200)
    }
  })

  test('[BOOT-7] after closing in one process, the folder can be opened again right away', async () => {
    for (let round = 0; round < 2; round++) {
      const highjinks = await startEmbedded({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' })
      await highjinks.ready
      expect(await statusOf(`${highjinks.url}/readyz`)).toBe(200)
      await highjinks.close()
      expect(await statusOf(`${highjinks.url}/readyz`)).toBeNull()
    }
    expect(existsSync(join(folder, 'jwt-secret'))).toBe(true)
  })
})

test('[BOOT-8] a socket that comes by polling is refused, and the process lives', async () => {
  const url = await readyAt(start())
  for (let i = 0; i < 3; i++) expect(await statusOf(`${url}/socket.io/?EIO=4&transport=polling`)).toBe(400)
  expect(await statusOf(`${url}/healthz`)).toBe(200)
})
