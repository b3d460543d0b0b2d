import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasRedisServer, type RedisServer, type Started, startRedisServer } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { post, startProgram, statusOf, until } from './testing/started.ts'

let folder: string
let started: Started[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-outage-'))
  started = []
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string>, file = 'embedded/src/main.ts', diskKb?: number): Started {
  const one = startProgram(file, { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', ...env }, { diskKb })
  started.push(one)
  return one
}
const readyAt = (one: Started) => until(() => /^Highjinks is ready at (\S+)\n/.exec(one.out())?.[1])
/** Reads from the log where a server listens, ready or not. */
const listensAt = async (one: Started) =>
  `http://127.0.0.1:${await until(() => /"port":(\d+)[^}]*"msg":"listening"/.exec(one.out())?.[1])}`
const send = (url: string, path: string, body: object) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const readyz = async (url: string) => {
  const answer = await fetch(`${url}/readyz`)
  const { away }: { away: string[] } = JSON.parse(await answer.text())
  return { status: answer.status, away }
}

describe('a disk that is full', () => {
  test('[STORE-30] answers 503 everywhere, never 500, and `/readyz` says which', async () => {
    const one = start({}, 'embedded/src/main.ts', 1500)
    const url = await readyAt(one)
    const fill = async (path: string, body: (i: number) => object) => {
      for (let i = 0; ; i++) {
        const { status } = await send(url, path, body(i))
        expect([201, 503]).toContain(status)
        if (status === 503) return
        if (i > 3000) throw new Error('the disk never fills')
      }
    }
    const { sessionCode } = await post(`${url}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
    await fill('/api/simple-session', () => ({ gameId: 1, hostName: 'Ada' }))
    const contactMessage = { name: 'Ada', email: 'canary@example.com', subject: 'Hi', message: 'x '.repeat(2400) }
    await fill('/api/contact', () => contactMessage)
    const writes = [
      send(url, '/api/simple-session', { gameId: 2, hostName: 'Bea' }),
      send(url, '/api/sessions/share', { gameId: 2 }),
      send(url, '/api/sessions/join', { code: sessionCode, playerName: 'Bea' }),
      send(url, '/api/contact', contactMessage),
      send(url, '/api/auth/register', { email: 'canary@example.com', username: 'Ada', password: 'secret-enough' }),
    ]
    // Small writes may still fit; nothing fails in another way
    for (const { status } of await Promise.all(writes)) expect([201, 503]).toContain(status)
    expect(await statusOf(`${url}/api/sessions/by-code/${sessionCode}`)).toBe(200)
    await expect.poll(() => readyz(url)).toEqual({ status: 503, away: ['sqlite', 'sessions'] })
    for (const file of ['records.sqlite', 'sessions.db']) {
      const lines = one
        .err()
        .split('\n')
        .filter((line) => line.includes('not ready') && line.includes(file))
      expect(lines).toHaveLength(1)
    }
    expect(one.err()).not.toContain('canary')
    expect(one.err().split('\n').length).toBeLessThan(40)
  })
})

test('[BOOT-4] a disk without any room stops the start with one line', async () => {
  const one = start({ LOG_LEVEL: 'error' }, 'embedded/src/main.ts', 0)
  expect(await one.ended).toBe(1)
  expect(one.err()).toMatch(/^DATA_DIR .*cannot be written.*\n$/)
  // With room only for the secret's file it's SQLite that reports it, and the other way around
  const withKey = start({ LOG_LEVEL: 'error', JWT_SECRET: 'a secret of the tests, 32 bytes and more' }, undefined, 1)
  expect(await withKey.ended).toBe(1)
  expect(withKey.err()).toMatch(/^DATA_DIR .*cannot be written.*\n$/)
})

test.each(['records.sqlite', 'sessions.db'])(
  '[STORE-29] %s torn, the start stops with one line that names it',
  async (name) => {
    const first = start({})
    const url = await readyAt(first)
    const contactMessage = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'x '.repeat(2000) }
    for (let i = 0; i < 20; i++) {
      await send(url, '/api/contact', contactMessage)
      await send(url, '/api/simple-session', { gameId: 1, hostName: 'Ada' })
    }
    first.child.kill('SIGTERM')
    await first.ended
    const file = join(folder, name)
    const handle = openSync(file, 'r+')
    for (let at = 4096; at < statSync(file).size; at += 4096)
      writeSync(handle, Buffer.alloc(2048, 0x5a), 0, 2048, at + 512)
    closeSync(handle)
    const second = start({ LOG_LEVEL: 'error' })
    expect(await second.ended).toBe(1)
    expect(second.err()).toBe(`${file} is damaged: put a copy of it back, or move it away to begin with an empty one\n`)
  },
)

describe.skipIf(!hasRedisServer())('a Redis that refuses', () => {
  let redis: RedisServer
  beforeEach(async () => {
    redis = await startRedisServer()
  })
  afterEach(async () => {
    await redis.stop()
  })

  const SERVERS = [
    ['realtime-server/src/main.ts', ['sessions']],
    ['rest-api/src/main.ts', ['mongo', 'sessions']],
  ] as const

  test.each(SERVERS)(
    '[STORE-30] our password: %s is not ready, says so once, and never says the word',
    async (file, away) => {
      await redis.command('CONFIG', 'SET', 'requirepass', 'another-word')
      const one = start(
        {
          REDIS_URL: redis.url.replace('redis://', 'redis://:canary-word@'),
          MONGO_URL: 'mongodb://me:canary-mongo@127.0.0.1:1/highjinks',
          JWT_SECRET: 'canary-secret-of-the-tests, 32 bytes and more',
        },
        file,
      )
      const url = await listensAt(one)
      for (let i = 0; i < 5; i++) expect(await readyz(url)).toEqual({ status: 503, away })
      const printed = (one.out() + one.err()).split('\n')
      expect(
        printed.filter((line) => line.includes('"msg":"sessions: not ready, Redis refuses our password')),
      ).toHaveLength(1)
      expect(printed.join('\n')).not.toMatch(/canary/)
      expect(printed.filter((line) => /WRONGPASS|NOAUTH/.test(line)).length).toBeLessThan(8)
    },
  )

  test.each(SERVERS)(
    '[STORE-30] what is written: %s is not ready while it is full or only reads',
    async (file, away) => {
      const one = start(
        {
          REDIS_URL: redis.url,
          MONGO_URL: 'mongodb://127.0.0.1:1/highjinks',
          JWT_SECRET: 'a secret of the tests, 32 bytes and more',
        },
        file,
      )
      const url = await listensAt(one)
      const others = away.filter((name) => name !== 'sessions')
      await expect.poll(async () => (await readyz(url)).away).toEqual(others)
      await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction')
      await redis.command('CONFIG', 'SET', 'maxmemory', '1')
      expect(await readyz(url)).toEqual({ status: 503, away })
      await redis.command('CONFIG', 'SET', 'maxmemory', '0')
      await expect.poll(async () => (await readyz(url)).away).toEqual(others)
      await redis.command('REPLICAOF', '127.0.0.1', '1')
      await expect.poll(async () => (await readyz(url)).away).toEqual(away)
      const printed = one.out() + one.err()
      expect(printed).toContain('"msg":"sessions: not ready, Redis is full: give it more memory"')
      expect(printed).toContain('"msg":"sessions: back, and writes"')
      expect(printed).toContain('"msg":"sessions: not ready, this Redis only reads: REDIS_URL must name the primary"')
    },
  )

  test('[REST-40] counts that cannot be written tell nobody’s email and address', async () => {
    const one = start({ REDIS_URL: redis.url, RATE_LIMITS: 'on', LOG_LEVEL: 'debug', TRUSTED_PROXIES: '1' })
    const url = await readyAt(one)
    await redis.command('REPLICAOF', '127.0.0.1', '1')
    const body = JSON.stringify({ email: 'canary@example.com', password: 'canary-word' })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' }
    for (let i = 0; i < 5; i++)
      await expect
        .poll(async () => (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status)
        .toBe(503)
    expect(one.err()).toContain('a limit cannot be counted')
    expect(one.err()).not.toMatch(/canary|203\.0\.113/)
  })
})

test('[REST-15] the metrics are the operator’s, embedded too', async () => {
  const metrics = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/metrics`, { headers }).then(({ status }) => status)
  const url = await readyAt(start({}))
  expect(await metrics(url)).toBe(200)
  expect(await metrics(url, { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  const METRICS_TOKEN = 'a-token-of-the-operator'
  const guarded = await readyAt(start({ METRICS_TOKEN, DATA_DIR: join(folder, 'guarded') }))
  expect(await metrics(guarded)).toBe(403)
  expect(await metrics(guarded, { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
})
