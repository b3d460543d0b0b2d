import { clearScreens, endSession } from '@highjinks/games/session'
import { isTvCode } from '@highjinks/protocol'
import { newCode, openEmbeddedStore, type SessionStore, StoreUnavailable } from '@highjinks/session-store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { PAIRED_MS, WAITING_MS } from './tvs.ts'

let api: TestApi
let now: number
/** Sessions can be read but not written. */
let isAway: boolean
beforeEach(async () => {
  now = Date.parse('2026-11-27T20:00:00Z')
  const clock = () => now
  const store = openEmbeddedStore({ file: ':memory:', now: clock })
  isAway = false
  const update: SessionStore['update'] = async (...asked) => {
    if (isAway) throw new StoreUnavailable('a test')
    return store.update(...asked)
  }
  api = await startTestApi({ now: clock, sessions: { ...store, update } })
})
afterEach(async () => {
  await api.close()
  await api.sessions.close()
})

const host = async (hostName = 'Ada') =>
  (await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName } })).body
const openTv = async (body: object = {}) => (await api.call('POST', '/api/tv', { body })).body
const ask = async ({ code, secret }: { code: string; secret?: string }) => {
  const { status, body } = await api.call('GET', `/api/tv/${code}`, { token: secret })
  return [status, body.code ?? body.sessionCode]
}
const claim = async (code: string, room: { id: string; seatToken: string }) => {
  const body = { code, sessionId: room.id, seatToken: room.seatToken }
  const { status, body: said } = await api.call('POST', '/api/tv/claim', { body })
  return [status, said?.code]
}

test('[PAIR-1] a TV shows six consonants, no room has a code like it, and the host’s room comes to it', async () => {
  const [tv, room] = [await openTv(), await host()]
  expect(Object.keys(tv)).toEqual(['code', 'secret'])
  expect(isTvCode(tv.code)).toBe(true)
  for (let i = 0; i < 300; i++) expect(isTvCode(newCode())).toBe(false)
  expect(await ask(tv)).toEqual([200, null])
  expect(await claim(tv.code.toLowerCase(), room)).toEqual([204, undefined])
  expect(await ask(tv)).toEqual([200, room.sessionCode])
})

test('[PAIR-2] a code is good once, and for ten minutes', async () => {
  const [tv, room, other] = [await openTv(), await host(), await host('Bob')]
  const late = await openTv()
  expect(await claim(tv.code, room)).toEqual([204, undefined])
  expect(await claim(tv.code, other)).toEqual([404, 'tv-not-found'])
  expect(await claim('BCDFGH', other)).toEqual([404, 'tv-not-found'])
  now += WAITING_MS
  expect(await claim(late.code, other)).toEqual([404, 'tv-not-found'])
  expect(await ask(late)).toEqual([404, 'tv-not-found'])
  expect(await ask(tv)).toEqual([200, room.sessionCode])
})

test('[PAIR-3] for a week the TV finds back to its room, by its secret alone, and to none that has ended', async () => {
  const [tv, other, room] = [await openTv(), await openTv(), await host()]
  await claim(tv.code, room)
  expect(await ask({ code: tv.code })).toEqual([404, 'tv-not-found'])
  expect(await ask({ code: tv.code, secret: other.secret })).toEqual([404, 'tv-not-found'])
  now += 60_000
  expect(await ask(tv)).toEqual([200, room.sessionCode])
  await api.sessions.update(room.id, (session) => endSession(session, 'ended'))
  expect(await ask(tv)).toEqual([404, 'tv-not-found'])
  now += PAIRED_MS
  expect(await ask(tv)).toEqual([404, 'tv-not-found'])
})

test('[PAIR-4] only the host’s seat can put a room on a TV, and after others tried it still waits', async () => {
  const [tv, room, other] = [await openTv(), await host(), await host('Bob')]
  const joined = await api.call('POST', '/api/sessions/join', { body: { code: room.sessionCode, playerName: 'Cleo' } })
  const strange = { id: room.id, seatToken: other.seatToken }
  expect(await claim(tv.code, { id: room.id, seatToken: joined.body.seatToken })).toEqual([403, 'not-host'])
  expect(await claim(tv.code, strange)).toEqual([403, 'bad-seat'])
  expect(await claim(tv.code, { id: 'sABCDEFGHIJKL', seatToken: room.seatToken })).toEqual([404, 'session-not-found'])
  // A right code tells them no more than a wrong one
  expect(await claim('BCDFGH', strange)).toEqual([403, 'bad-seat'])
  expect(await ask(tv)).toEqual([200, null])
})

test('[PAIR-5] a door that is locked is open to the TV that the room was put on', async () => {
  const [tv, room] = [await openTv({ device: 'device-of-the-tv' }), await host()]
  await claim(tv.code, room)
  const stored = await api.sessions.read(room.id)
  expect(stored?.session.screens).toEqual(['device-of-the-tv'])
})

test('[PAIR-12] a TV that the host took the room off finds back to it only when the host sends it there again', async () => {
  const device = 'device-of-the-tv'
  const [tv, other, room] = [await openTv({ device }), await openTv(), await host()]
  for (const { code } of [tv, other]) await claim(code, room)
  await api.sessions.update(room.id, clearScreens)
  expect([await ask(tv), await ask(other)]).toEqual([
    [404, 'tv-not-found'],
    [404, 'tv-not-found'],
  ])
  const again = await openTv({ device })
  await claim(again.code, room)
  expect(await ask(again)).toEqual([200, room.sessionCode])
})

test('[PAIR-12] a room is on four TVs at most: the fifth replaces the oldest', async () => {
  const room = await host()
  const tvs = []
  for (const n of [1, 2, 3, 4, 5]) tvs.push(await openTv({ device: `device-of-tv-${n}` }))
  for (const { code } of tvs) await claim(code, room)
  const found = await Promise.all(tvs.map(ask))
  expect(found.map(([status]) => status)).toEqual([404, 200, 200, 200, 200])
})

test('[PAIR-2] a code is not spent while the room cannot admit the TV', async () => {
  const [tv, room] = [await openTv({ device: 'device-of-the-tv' }), await host()]
  isAway = true
  expect(await claim(tv.code, room)).toEqual([503, 'unavailable'])
  expect(await ask(tv)).toEqual([200, null])
  isAway = false
  expect(await claim(tv.code, room)).toEqual([204, undefined])
  expect(await ask(tv)).toEqual([200, room.sessionCode])
})

test.each([
  ['a code with a digit', 'BCDFG2'],
  ['a code with a vowel', 'BCDFGA'],
  ['a code that is too long', 'BCDFGHJ'],
  ['no code', undefined],
])('[PAIR-6] %s is refused as nobody’s', async (_what, code) => {
  const room = await host()
  const body = { code, sessionId: room.id, seatToken: room.seatToken }
  expect((await api.call('POST', '/api/tv/claim', { body })).status).toBe(400)
  expect((await api.call('GET', `/api/tv/${code}`)).status).toBe(400)
})

test('[PAIR-6] a device that is none is refused', async () => {
  for (const device of ['short', 'x'.repeat(65), 7])
    expect((await api.call('POST', '/api/tv', { body: { device } })).status).toBe(400)
})
