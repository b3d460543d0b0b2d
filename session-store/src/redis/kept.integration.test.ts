import { endSession } from '@highjinks/games/session'
import { accept, refuse } from '@highjinks/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LIVE_LAYOUTS, type LiveLayout } from '../log.ts'
import type { Change, SessionStore } from '../port.ts'
import { UnreadableSession } from '../stored.ts'
import { hasRedisServer, type RedisServer, startRedisServer } from '../testing/redis-server.ts'
import { lane, mark, sendUntilSettled, someOnlineSession, someSession } from '../testing/sessions.ts'
import { openRedisStore } from './store.ts'

/** The bytes that end a transaction in the log. */
const END_BYTES = '*1\r\n$4\r\nEXEC\r\n'.length

describe.skipIf(!hasRedisServer())('what a Redis keeps of a session', () => {
  let redis: RedisServer
  const stores: SessionStore[] = []
  beforeEach(async () => {
    redis = await startRedisServer('always')
  })
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
    await redis.stop()
  })

  async function open(layout: LiveLayout = 2, build?: string): Promise<SessionStore> {
    const store = await openRedisStore({ url: redis.url, layout, ...(build && { build }) })
    stores.push(store)
    return store
  }
  const send = (store: SessionStore, id: string, seat: string, seq: number) =>
    sendUntilSettled(store, id, lane(seat, 'tab', seq))
  const fieldsOf = async (id: string): Promise<Record<string, string>> => {
    const [key = ''] = z.array(z.string()).parse(await redis.command('KEYS', `*:session:${id}`))
    const flat = z.array(z.string()).parse(await redis.command('HGETALL', key))
    return Object.fromEntries(flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1] ?? '']] : [])))
  }
  const used = async (store: SessionStore, id: string) => (await store.read(id))?.session.used

  /** A change that also moves a deadline, so its transaction writes more than the session. */
  const markDue =
    (text: string, startsAt: number): Change =>
    (session) =>
      accept({ ...session, startsAt, used: [...session.used, text] })

  test.each([
    ...[4, 15, 40].map((bytes) => ({ layout: 2 as const, bytes, part: null })),
    ...[0.3, 0.6, 0.9, 1].map((part) => ({ layout: 2 as const, bytes: null, part })),
    { layout: 1 as const, bytes: null, part: 0.6 },
  ])(
    '[STORE-18] killed in the middle of writing a commit, half of it never happened: $layout, $bytes bytes, $part of it',
    async ({ layout, bytes, part }) => {
      const [store, other] = [await open(layout), await open(layout)]
      const session = someSession(store.now())
      const due = store.now() + 60_000
      await store.create(session)
      await send(store, session.id, 'one', 0)
      await store.update(session.id, markDue('one:1', due), lane('one', 'tab', 1))
      await redis.kill()
      const [length = 0] = await redis.lastWrites()
      // A kill can only lose what was being written: everything before was on disk when it was acknowledged
      const cut = bytes ?? Math.round(length * (part ?? 0))
      expect(cut).toBeLessThanOrEqual(length)
      await redis.cutLog(cut)
      // Redis only needs help if anything but the end of the transaction is missing
      await redis.start(cut < END_BYTES)
      await send(other, session.id, 'two', 0)
      const refused = await other.update(session.id, () => refuse('full'), lane('two', 'tab', 1))
      await redis.kill()
      await redis.start()
      await send(store, session.id, 'one', 1)
      expect(await store.update(session.id, mark('two:1'), lane('two', 'tab', 1))).toEqual(refused)
      expect((await store.read(session.id))?.session).toMatchObject({
        used: ['one:0', 'two:0', 'one:1'],
        startsAt: session.startsAt,
      })
    },
  )

  test('[STORE-48] a move adds a few hundred bytes to the log, and a sixteenth of the whole document', async () => {
    const store = await open()
    const session = someSession(store.now())
    await store.create({ ...session, used: Array.from({ length: 800 }, (_, n) => `card-${n}`) })
    for (let seq = 0; seq < 64; seq++) await send(store, session.id, 'one', seq)
    const writes = (await redis.lastWrites()).slice(0, 64)
    const whole = Math.max(...writes)
    expect(whole).toBeGreaterThan(8000)
    expect(writes.toSorted((a, b) => a - b)[32]).toBeLessThan(450)
    expect(writes.filter((length) => length > 8000)).toHaveLength(4)
  })

  test('[STORE-48] processes that write patches and processes that write all of it go on with what the other wrote', async () => {
    const session = someOnlineSession(Date.now())
    const writers = [await open(2), await open(1), await open(2, 'other'), await open(1, 'other'), await open(2)]
    await writers[0]?.create(session)
    const names = Array.from({ length: 120 }, (_, n) => `${n}`)
    // In runs of one to seven, so that logs are long and short when the next process takes over
    for (const [n, name] of names.entries()) {
      const store = writers[Math.floor((n * n) / 60) % writers.length]
      expect(await store?.update(session.id, mark(name))).toEqual({ ok: true, v: n + 2 })
    }
    for (const store of [...writers, await open(1), await open(2)]) expect(await used(store, session.id)).toEqual(names)
  })

  test('[STORE-48] who has read a session writes all of it, and so does who follows a reader; then come patches', async () => {
    const [one, other] = [await open(), await open()]
    const { id } = await create(one)
    const { state = '' } = await fieldsOf(id)
    const isWhole = async () => /^p/.exec((await fieldsOf(id))['last'] ?? '') === null
    await one.update(id, mark('a'))
    expect(await isWhole()).toBe(false)
    // A version without patches must not read the document as complete
    expect(() => JSON.parse(state)).toThrow('JSON')
    await other.read(id)
    await one.update(id, mark('b'))
    await other.update(id, mark('c'))
    expect(await isWhole()).toBe(true)
    await one.update(id, mark('d'))
    expect(await isWhole()).toBe(false)
    await other.update(id, mark('e'))
    expect(await isWhole()).toBe(false)
    expect(await used(await open(), id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test.each(LIVE_LAYOUTS)(
    '[GONE-1] what was said is in no field when a session ends, or a seat goes: layout %i',
    async (last) => {
      const [one, other] = [await open(2), await open(last)]
      const { id, seats } = await create(one)
      const sees = async (text: string) => JSON.stringify(await fieldsOf(id)).includes(text)
      for (const text of ['of-bea-1', 'of-bea-2']) await one.update(id, mark(text), lane(seats[1]?.id ?? '', text, 1))
      expect(await sees('of-bea-1')).toBe(true)
      await other.update(id, (now) => accept({ ...now, used: [], seats: now.seats.slice(0, 1) }))
      expect(await sees('of-bea')).toBe(false)
      for (const text of ['of-ada-1', 'of-ada-2']) await one.update(id, mark(text))
      expect(await sees('of-ada-2')).toBe(true)
      await other.update(id, (now) => endSession(now, 'ended'))
      expect(await sees('of-ada')).toBe(false)
      expect((await one.read(id))?.session).toMatchObject({ ended: 'ended', seats: [] })
    },
  )

  test('[STORE-17] a patch that is missing or no patch is a fault of that session alone', async () => {
    const one = await open()
    const [{ id }, good] = [await create(one), await create(one)]
    for (const name of ['a', 'b', 'c']) await one.update(id, mark(name))
    const [key = ''] = z.array(z.string()).parse(await redis.command('KEYS', `*:session:${id}`))
    for (const spoilt of ['', '3|x|y|z|2|{', '9|x|y|z|2|{"missed":0}', '3|x|y|z|2|{"missed":0,"patch":[7]}']) {
      await redis.command('HSET', key, 'p2', spoilt)
      await expect((await open()).read(id)).rejects.toThrow(UnreadableSession)
    }
    expect((await (await open()).read(good.id))?.v).toBe(1)
  })

  /** Creates a room with two players. */
  async function create(store: SessionStore) {
    const session = someOnlineSession(store.now())
    await store.create(session)
    return session
  }
})
