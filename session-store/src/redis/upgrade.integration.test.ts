import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accept } from '@highjinks/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { connectClient } from '../testing/redis-client.ts'
import { hasRedisServer, type RedisServer, startRedisServer } from '../testing/redis-server.ts'
import { openRedisStore } from './store.ts'

const FIXTURES = join(import.meta.dirname, '../testing/fixtures')
const KEPT = readdirSync(FIXTURES).filter((name) => /^redis-\d+\.json$/.test(name))
/** Shortly after they were recorded. */
const THEN = 1_795_753_010_000

const keptKeys = z.array(
  z.discriminatedUnion('type', [
    z.object({ key: z.string(), type: z.literal('string'), value: z.string() }),
    z.object({ key: z.string(), type: z.literal('hash'), value: z.record(z.string(), z.string()) }),
    z.object({ key: z.string(), type: z.literal('zset'), value: z.array(z.string()) }),
  ]),
)

async function putBack(url: string, name: string): Promise<void> {
  const redis = await connectClient(url)
  await redis.flushAll()
  for (const kept of keptKeys.parse(JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')))) {
    if (kept.type === 'string') await redis.set(kept.key, kept.value)
    else if (kept.type === 'hash') await redis.hSet(kept.key, kept.value)
    else
      for (const [i, member] of kept.value.entries())
        if (i % 2 === 0) await redis.zAdd(kept.key, { value: member, score: Number(kept.value[i + 1] ?? 0) })
  }
  redis.destroy()
}

describe.skipIf(!hasRedisServer())('a Redis from version to version', () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedisServer()
  })
  afterAll(() => server?.stop())

  test('[KEPT-1] the first of them is kept', () => {
    expect(KEPT).toContain('redis-1.json')
  })

  test.each(KEPT)('[KEPT-1] the sessions of %s go on: in the lobby, in play, over and ended', async (name) => {
    await putBack(server.url, name)
    const store = await openRedisStore({ url: server.url, now: () => THEN })
    const read = async (code: string) => (await store.read((await store.find(code)) ?? ''))?.session
    expect(await read('449SC3')).toMatchObject({ status: 'lobby', locked: true, seats: { length: 3 } })
    expect(await read('WH83RX')).toMatchObject({ status: 'playing', seats: { length: 3 }, notice: null })
    expect(await read('9CVXT2')).toMatchObject({ status: 'playing', seats: { length: 3 }, notice: null })
    expect(await read('S75NWJ')).toMatchObject({ status: 'over', slug: 'truth-or-dare' })
    expect(await read('NQ9BGN')).toMatchObject({ ended: 'ended', seats: [] })
    const id = (await store.find('449SC3')) ?? ''
    const before = (await store.read(id))?.v ?? 0
    expect(await store.update(id, (session) => accept({ ...session, locked: false }))).toEqual({
      ok: true,
      v: before + 1,
    })
    expect(await store.outbox.take(10)).toMatchObject([{ slug: 'truth-or-dare', number: 1, players: 2 }])
    await store.close()
  })
})
