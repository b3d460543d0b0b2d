import { accept } from '@highjinks/protocol'
import { openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, makeSession, Phone, type Process, startProcess, takeSeat } from './testing/party.ts'

let store: SessionStore
let server: Process
const phones: Phone[] = []
const phone = (...args: ConstructorParameters<typeof Phone> extends [string, ...infer Rest] ? Rest : never) => {
  const made = new Phone(server.url, ...args)
  phones.push(made)
  return made
}

beforeAll(async () => {
  store = openEmbeddedStore({ file: ':memory:' })
  server = await startProcess(store)
})
afterEach(() => {
  for (const one of phones.splice(0)) one.close()
})
afterAll(async () => {
  await server.close()
  await store.close()
})

test('[LOBBY-1] a join is on every screen before twenty more commands of a phone are answered', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const host = phone(session.code, [session.host])
  const screen = phone(session.code, [])
  await host.until((m) => m.view.players[0]?.online === true)
  await screen.until(() => true)
  // Watchers get at most two updates a second
  await new Promise((resolve) => setTimeout(resolve, 600))
  await takeSeat(store, session, 'Ann')
  for (let i = 0; i < 20; i++) await host.sendRaw({ type: 'nothing' })
  for (const one of [host, screen]) expect(one.view.players).toHaveLength(2)
})

test('[LOBBY-2] start needs two players, counts 1.5 s down for everyone and opens the table', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const host = phone(session.code, [session.host])
  await host.until((m) => m.view.players[0]?.online === true)
  expect(await host.send({ type: 'start' })).toMatchObject({ ok: false, code: 'too-few' })
  const ann = phone(session.code, [await takeSeat(store, session, 'Ann')])
  await ann.until((m) => m.view.players.length === 2)
  const asked = store.now()
  expect((await host.send({ type: 'start' })).ok).toBe(true)
  const answered = store.now()
  const { startsAt } = (await ann.until((m) => m.view.session.status !== 'lobby')).view.session
  if (startsAt !== null) {
    // 1.5 s from the commit, which was between these two
    expect(startsAt).toBeGreaterThanOrEqual(asked + 1500)
    expect(startsAt).toBeLessThanOrEqual(answered + 1500)
  }
  const playing = await ann.until((m) => m.view.session.status === 'playing')
  expect(playing.view.table).toMatchObject({ phase: 'prepare', round: 1 })
})

test('[HOST-1] only the host has the host’s powers, and a former host’s late command is refused', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const ann = await takeSeat(store, session, 'Ann')
  const host = phone(session.code, [session.host])
  const guest = phone(session.code, [ann])
  await guest.until((m) => m.view.players.every((one) => one.online))
  expect(await guest.send({ type: 'add-bot' })).toMatchObject({ ok: false, code: 'not-host' })
  const { hostGen } = host.view.session
  expect((await host.send({ type: 'pass-host', playerId: ann.id }, session.host, hostGen)).ok).toBe(true)
  expect(await host.send({ type: 'end' }, session.host, hostGen)).toMatchObject({ ok: false, code: 'not-host' })
  expect((await guest.send({ type: 'pass-host', playerId: session.host.id })).ok).toBe(true)
  expect(await host.send({ type: 'end' }, session.host, hostGen)).toMatchObject({ ok: false, code: 'old-host' })
})

test('[HOST-2] a kicked player is gone right away, and neither token nor device comes back', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const ann = await takeSeat(store, session, 'Ann', 'device-of-ann')
  const host = phone(session.code, [session.host])
  const guest = phone(session.code, [ann])
  await host.until((m) => m.view.players.length === 2 && m.view.players.every((one) => one.online))
  expect((await host.send({ type: 'kick', playerId: ann.id })).ok).toBe(true)
  await eventually(() => guest.closed === 'kicked')
  await host.until((m) => m.view.players.length === 1)
  expect(await phone(session.code, [ann]).refusal()).toMatchObject({ code: 'kicked' })
  await expect(takeSeat(store, session, 'Ann again', 'device-of-ann')).rejects.toThrow('kicked')
})

test('[HOST-10] a kick takes one of two seats on a phone, and the phone stays with the other', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const [ann, zoe] = [
    await takeSeat(store, session, 'Ann', 'shared-phone'),
    await takeSeat(store, session, 'Zoe', 'shared-phone'),
  ]
  const host = phone(session.code, [session.host])
  const shared = phone(session.code, [ann, zoe], { device: 'shared-phone' })
  await host.until((m) => m.view.players.length === 3 && m.view.players.every((one) => one.online))
  expect((await host.send({ type: 'kick', playerId: zoe.id })).ok).toBe(true)
  const shown = await shared.until((m) => m.view.players.length === 2)
  expect(Object.keys(shown.hands)).toEqual([ann.id])
  expect(await shared.send({ type: 'rename', name: 'Zoe again' }, zoe)).toMatchObject({ code: 'not-your-seat' })
  expect((await shared.sendRaw({ type: 'rename', name: 'Anna', lane: 'a', seq: 1, seat: ann.id })).ok).toBe(true)
  expect(shared.closed).toBeNull()
  shared.close()
  const back = phone(session.code, [zoe, ann], { device: 'shared-phone' })
  expect(Object.keys((await back.until(() => true)).hands)).toEqual([ann.id])
  expect(await phone(session.code, [zoe]).refusal()).toMatchObject({ code: 'kicked' })
  expect(await phone(session.code, [], { device: 'shared-phone' }).refusal()).toMatchObject({ code: 'kicked' })
})

test('[SEAT-1] a refresh keeps the seat without a flicker, and shows the same right away', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const ann = await takeSeat(store, session, 'Ann')
  const host = phone(session.code, [session.host])
  const guest = phone(session.code, [ann])
  await host.until((m) => m.view.players.length === 2 && m.view.players.every((one) => one.online))
  const { length } = host.seen
  guest.close()
  const again = phone(session.code, [ann])
  const first = await again.until(() => true)
  expect(first.view.players.map(({ online }) => online)).toEqual([true, true])
  expect(host.seen.slice(length)).toEqual([])
})

test('[SEAT-2] a token that proves nothing is refused, and so is a code that never was', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const stranger = { id: 'pstranger', token: 'x'.repeat(43), name: 'X' }
  expect(await phone(session.code, [stranger]).refusal()).toMatchObject({ code: 'bad-seat' })
  expect(await phone('ZZZZZZ', []).refusal()).toMatchObject({ code: 'session-not-found' })
  expect(await phone('not a code', []).refusal()).toMatchObject({ code: 'malformed' })
})

test('[ONCE-1] a resent, doubled or reordered command has one effect and one outcome', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const host = phone(session.code, [session.host])
  await host.until((m) => m.view.players[0]?.online === true)
  const command = { type: 'add-bot', lane: 'tab', seq: 1, seat: session.host.id }
  const acks = await Promise.all([1, 2, 3].map(() => host.sendRaw(command)))
  expect(new Set(acks.map((ack) => JSON.stringify(ack))).size).toBe(1)
  expect(await host.sendRaw({ ...command, seq: 3 })).toMatchObject({ ok: false, code: 'gap', retryable: true })
  expect(await host.sendRaw({ ...command, seq: 2 })).toMatchObject({ ok: true })
  expect(await host.sendRaw(command)).toMatchObject({ ok: false, code: 'old' })
  await host.until((m) => m.view.players.length === 3)
})

test("[NAME-5] a name changed in the lobby looks like nobody else's, and is not what a screen calls one", async () => {
  const room = await makeSession(store, 'truth-or-dare')
  const seat = await takeSeat(store, room, 'Ann')
  const [host, ann] = [phone(room.code, [room.host]), phone(room.code, [seat])]
  await host.until((m) => m.view.players.length === 2)
  const named = async (name: string) => {
    const ack = await host.send({ type: 'rename', name })
    return ack.ok ? 'ok' : ack.code
  }
  expect([await named('Аnn'), await named('A\uFE00nn'), await named('You'), await named('Hоst')]).toEqual([
    'name-taken',
    'name-taken',
    'reserved-name',
    'reserved-name',
  ])
  expect(await named('Maximilian-Alexander')).toBe('ok')
  await ann.until((m) => m.view.players[0]?.name === 'Maximilian-Alexander')
})

test('[LOBBY-25] the host chooses where a room with a TV is heard, and every device hears of it', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const host = phone(session.code, [session.host])
  const ann = phone(session.code, [await takeSeat(store, session, 'Ann')])
  const tv = phone(session.code, [], { auth: { isTv: true } })
  for (const one of [host, ann, tv]) await one.until((m) => m.view.tvs === 1 && m.view.session.sound === 'tv')
  expect(await ann.send({ type: 'sound', from: 'phones' })).toMatchObject({ ok: false, code: 'not-host' })
  expect((await host.send({ type: 'sound', from: 'both' })).ok).toBe(true)
  for (const one of [host, ann, tv]) await one.until((m) => m.view.session.sound === 'both')
})

test('[NIGHT-23] only its author is asked about the favorite line, and everyone sees it after their yes', async () => {
  const session = await makeSession(store, 'baked-or-bluffing')
  const seat = await takeSeat(store, session, 'Ann')
  const [host, ann] = [phone(session.code, [session.host]), phone(session.code, [seat])]
  await ann.until((m) => m.view.players.length === 2)
  const starter = { id: 's1', text: 'Write it', intensity: 'Medium', heat: 1, family: 'manners' } as const
  const line = { id: 'l1', author: seat.id, text: 'Mostly cheese', heardBy: [], votes: 2, mayQuote: false }
  await store.update(session.id, (stored) =>
    accept({
      ...stored,
      status: 'over' as const,
      written: [{ ...line, starter: { ...starter, topics: [] }, game: stored.games }],
    }),
  )
  await ann.until((m) => m.own?.[seat.id]?.quote?.text === 'Mostly cheese')
  expect(host.frames.join('')).not.toContain('Mostly cheese')
  expect(await host.send({ type: 'quote', line: 'l1', isAllowed: true })).toMatchObject({
    ok: false,
    code: 'not-found',
  })
  expect((await ann.send({ type: 'quote', line: 'l1', isAllowed: true })).ok).toBe(true)
  await host.until((m) => m.view.session.gameLine?.by === seat.id)
})
