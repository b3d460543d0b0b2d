import { PassThrough } from 'node:stream'
import { DECKS } from '@highjinks/games/decks'
import { createLog, createMetrics } from '@highjinks/platform'
import type { SessionId } from '@highjinks/protocol'
import { openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { someOnlineSession } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSweep } from './sweep.ts'

let now: number
let store: SessionStore
let sweep: () => Promise<void>
let sweepWith: (random: () => number) => () => Promise<void>
let lines: string[]
let tried: SessionId[]
beforeEach(() => {
  now = 1_800_000_000_000
  store = openEmbeddedStore({ file: ':memory:', now: () => now, missedAfterMs: Number.POSITIVE_INFINITY })
  lines = []
  const out = new PassThrough().on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')))
  tried = []
  const update: SessionStore['update'] = (id, ...rest) => {
    tried.push(id)
    return store.update(id, ...rest)
  }
  sweepWith = (random) => createSweep({ ...store, update }, random, createLog('error', out), createMetrics())
  sweep = sweepWith(Math.random)
})
afterEach(() => store.close())

/** Creates one whose countdown is over. */
async function create(late: number, changes: object = {}): Promise<SessionId> {
  const session = someOnlineSession(now, { status: 'starting', startsAt: now - late, ...changes })
  await store.create(session)
  return session.id
}
const statusOf = async (id: SessionId) => (await store.read(id))?.session.status
const unreadable = { schema: 'damaged' }

test('[CLOCK-10] a hundred unreadable sessions delay nobody, and each is reported once', async () => {
  const bad: SessionId[] = []
  for (let i = 0; i < 100; i++) bad.push(await create(60_000, unreadable))
  const good = await create(10)
  await sweep()
  expect(await statusOf(good)).toBe('playing')
  for (const id of bad) expect(lines.filter((line) => line.includes(id))).toHaveLength(1)
  const next = await create(10)
  await sweep()
  expect(await statusOf(next)).toBe('playing')
  expect(lines).toHaveLength(100)
})

test('[KIT-71] [STORE-60] the next table deals no card that was put aside meanwhile', async () => {
  const facts = DECKS.facts.cards.filter((card) => card.intensity === 'Medium').map(({ id }) => id)
  const [only = '', ...seenBefore] = facts
  const dealt = async () => (await store.read(await create(10, { seenBefore })))?.session.id ?? ''
  const usedIn = async (id: SessionId) => (await store.read(id))?.session.used ?? []
  const before = await dealt()
  await sweep()
  expect(await usedIn(before)).toContain(only)
  await store.cardsAside.putAside(only)
  const after = await dealt()
  await sweep()
  expect(await usedIn(after)).not.toContain(only)
  expect((await usedIn(after)).length).toBeGreaterThan(0)
})

test('[CLOCK-10] its pauses grow, up to ten minutes', async () => {
  await create(10, unreadable)
  const times: number[] = []
  const began = now
  for (; now < began + 60 * 60_000; now += 500) {
    const before = tried.length
    await sweep()
    if (tried.length > before) times.push((now - began) / 1000)
  }
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 1623, 2223, 2823, 3423])
})

test('[CLOCK-10] every session that is due is advanced in one round, however many there are', async () => {
  const ids: SessionId[] = []
  for (let i = 0; i < 200; i++) ids.push(await create(i))
  await sweep()
  for (const id of ids) expect(await statusOf(id)).toBe('playing')
})

test('[CLOCK-10] a session whose rules throw is put aside with growing pauses, is reported, and goes on when they work', async () => {
  let isBroken = true
  const mended = sweepWith(() => {
    if (isBroken) throw new Error('these rules cannot deal')
    return Math.random()
  })
  const id = await create(10)
  const times: number[] = []
  for (const began = now; now < began + 20_000; now += 500) {
    const before = tried.length
    await mended()
    if (tried.length > before) times.push((now - began) / 1000)
  }
  expect(times).toEqual([0, 1, 3, 7, 15])
  // The log itself counts repeats within half a minute
  expect(lines.filter((line) => line.includes(id) && line.includes('these rules cannot deal'))).toHaveLength(1)
  isBroken = false
  now += 16_000
  await mended()
  expect(await statusOf(id)).toBe('playing')
})
