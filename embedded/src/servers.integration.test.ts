import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasRedisServer, type RedisServer, type Started, startRedisServer } from '@highjinks/session-store/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { post, startProgram, statusOf, until } from './testing/started.ts'

const SECRET = 'a secret of the tests, 32 bytes and more'

describe.skipIf(!hasRedisServer())('processes on a Redis', () => {
  let redis: RedisServer
  let folder: string
  let started: Started[] = []
  beforeAll(async () => {
    redis = await startRedisServer()
    folder = mkdtempSync(join(tmpdir(), 'highjinks-servers-'))
  })
  afterEach(() => {
    for (const { child } of started) child.kill('SIGKILL')
    started = []
  })
  afterAll(async () => {
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  function start(file: string, env: Record<string, string>): Started {
    const one = startProgram(file, env)
    started.push(one)
    return one
  }
  const portOf = (one: Started) => until(() => /"port":(\d+)/.exec(one.out())?.[1])

  test('[BOOT-9] the realtime server is alive, ready, counted, and says when it leaves', async () => {
    const one = start('realtime-server/src/main.ts', { PORT: '0', REDIS_URL: redis.url })
    const url = `http://127.0.0.1:${await portOf(one)}`
    await until(async () => (await statusOf(`${url}/readyz`)) === 200)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('highjinks_sockets 0')
    expect(await statusOf(`${url}/api/games`)).toBe(404)
    one.child.kill('SIGTERM')
    await until(async () => (await statusOf(`${url}/readyz`)) === 503)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    expect(await one.ended).toBe(0)
  })

  test('[BOOT-9] a realtime server whose Redis is away is alive, and not ready until it is back', async () => {
    const own = await startRedisServer()
    try {
      const one = start('realtime-server/src/main.ts', { PORT: '0', REDIS_URL: own.url, LOG_LEVEL: 'info' })
      const url = `http://127.0.0.1:${await portOf(one)}`
      await until(async () => (await statusOf(`${url}/readyz`)) === 200)
      await own.kill()
      await until(async () => (await statusOf(`${url}/readyz`)) === 503)
      expect(await statusOf(`${url}/healthz`)).toBe(200)
      await own.start()
      await until(async () => (await statusOf(`${url}/readyz`)) === 200)
    } finally {
      await own.stop()
    }
  })

  test('[BOOT-9] the REST server lives without its MongoDB, and is not ready', async () => {
    const one = start('rest-api/src/main.ts', {
      PORT: '0',
      REDIS_URL: redis.url,
      MONGO_URL: 'mongodb://127.0.0.1:9/highjinks',
      JWT_SECRET: SECRET,
    })
    const url = `http://127.0.0.1:${await portOf(one)}`
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, away: ['mongo'] }])
    expect(await statusOf(`${url}/api/games`)).toBe(200)
    expect(await statusOf(`${url}/api/challenges/current`)).toBe(503)
    one.child.kill('SIGTERM')
    expect(await one.ended).toBe(0)
  })

  test.each([
    ['rest-api/src/main.ts', 'MONGO_URL is missing'],
    ['realtime-server/src/main.ts', 'REDIS_URL is missing'],
  ])('[BOOT-2] %s says what it is not told', async (file, line) => {
    const one = start(file, { PORT: '0' })
    expect(await one.ended).toBe(1)
    expect(one.err()).toBe(`${line}\n`)
  })

  test('[BOOT-10] told of a Redis, the one process keeps its sessions there; two such share them', async () => {
    const urls: string[] = []
    for (const name of ['a', 'b']) {
      const env = { PORT: '0', DATA_DIR: join(folder, name), REDIS_URL: redis.url, JWT_SECRET: SECRET }
      const one = start('embedded/src/main.ts', env)
      urls.push(await until(() => /ready at (\S+)/.exec(one.out())?.[1]))
    }
    const { sessionCode } = await post(`${urls[0]}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
    expect(await statusOf(`${urls[1]}/api/sessions/by-code/${sessionCode}`)).toBe(200)
  })
})
