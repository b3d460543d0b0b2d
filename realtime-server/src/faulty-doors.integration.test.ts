import { PassThrough } from 'node:stream'
import { GAMES } from '@highjinks/games'
import { createLog } from '@highjinks/platform'
import { messageOf } from '@highjinks/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playOut } from './testing/evening.ts'
import { House } from './testing/gathering.ts'
import { eventually, type Process, takeSeat } from './testing/party.ts'

const doors = vi.hoisted(() => ({ broken: new Set<string>() }))

/** What leaves the session, each of which a game of a later version can break. */
vi.mock(import('@highjinks/games/session'), async (original) => {
  const real = await original()
  const breakable = <Args extends readonly unknown[], Result>(name: string, door: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      if (doors.broken.has(name)) throw new Error(`${name} is broken`)
      return door(...args)
    }
  }
  return {
    ...real,
    view: breakable('view', real.view),
    hand: breakable('hand', real.hand),
    ownSeat: breakable('ownSeat', real.ownSeat),
    recordFinishedGame: breakable('record', real.recordFinishedGame),
  }
})

const NEVER = 'never-have-i-ever'
const HAVE = { type: 'move', move: { type: 'say', side: 'have' } } as const
const ONE_TAP = { duration: 'Quick', reveal: 'incognito' } as const
let house: House
let server: Process
let lines: string[]

beforeEach(async () => {
  lines = []
  const out = new PassThrough().on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')))
  const log = createLog('warn', out)
  house = new House({ onFault: log.fault })
  server = await house.open({ log })
})
afterEach(async () => {
  doors.broken.clear()
  vi.restoreAllMocks()
  await house.close()
})

async function answering() {
  const table = await house.gather(server, NEVER, ['Ann', 'Bob'], { ...ONE_TAP, clock: 'soft' })
  await house.start(table.session, table.host)
  await Promise.all(table.phones.map((one) => one.until((m) => m.view.table?.phase === 'answer')))
  return table
}

test.each(['view', 'hand', 'ownSeat'])(
  '[FAULT-1] a %s that throws leaves the version unseen; the phones hear one sentence, and see the next that can be shown',
  async (door) => {
    const { session, phones, host, ann, bob } = await answering()
    const { v } = host
    doors.broken.add(door)
    expect(await ann.send(HAVE)).toMatchObject({ ok: true })
    await eventually(() => phones.every(({ troubles }) => troubles.length === 1))
    expect(ann.troubles).toEqual([messageOf('cannot-show')])
    expect(lines.filter((line) => line.includes(`${door} is broken`))).not.toEqual([])
    // Nothing was committed for it, and it is not tried again before there is a newer version
    const { v: kept } = (await house.spied.store.read(session.id)) ?? { v: 0 }
    expect(kept).toBe(v + 1)
    expect(await bob.send(HAVE)).toMatchObject({ ok: true })
    // The sentence stays on the phone: it is not said again for each version
    expect(phones.map(({ troubles }) => troubles.length)).toEqual([1, 1, 1])
    doors.broken.clear()
    expect(await host.send(HAVE)).toMatchObject({ ok: true })
    for (const one of phones) await one.until((m) => m.view.table?.phase !== 'answer')
    expect(phones.every(({ socket }) => socket.connected)).toBe(true)
  },
)

test('[FAULT-1] when what can be shown again looks as before, it is sent all the same: the sentence has to go', async () => {
  const { session, ann } = await answering()
  doors.broken.add('view')
  const offer = { type: 'offer', kind: 'never', text: 'Never have I ever kept bees' } as const
  expect(await ann.send(offer)).toMatchObject({ ok: true })
  await eventually(() => ann.troubles.length === 1)
  doors.broken.clear()
  const before = ann.seen.length
  const stored = await house.spied.store.read(session.id)
  const id = stored?.session.offers[0]?.id ?? ''
  expect(await ann.send({ type: 'withdraw', id })).toMatchObject({ ok: true })
  await eventually(() => ann.seen.length > before)
})

test('[FAULT-2] somebody who comes to a session that cannot be shown stays connected and hears the sentence; other sessions go on', async () => {
  const { session, host } = await answering()
  const other = await house.gather(server, 'truth-or-dare', ['Cy', 'Di'])
  doors.broken.add('view')
  const late = house.phone(server, session, [await takeSeat(house.spied.store, session, 'Eve')])
  const watcher = house.phone(server, session, [])
  await eventually(() => late.troubles.length === 1 && watcher.troubles.length === 1)
  expect([late.socket.connected, watcher.socket.connected]).toEqual([true, true])
  doors.broken.clear()
  expect(await other.host.send({ type: 'rename', name: 'Zed' })).toMatchObject({ ok: true })
  await other.ann.until((m) => m.view.players.some(({ name }) => name === 'Zed'))
  expect(await host.send(HAVE)).toMatchObject({ ok: true })
  await late.until((m) => m.view.players.some(({ name }) => name === 'Eve'))
  await watcher.until((m) => m.view.table?.phase === 'answer')
})

test('[FAULT-2] a heartbeat of a phone that cannot be shown anything is answered', async () => {
  const { ann } = await answering()
  doors.broken.add('view')
  await ann.send(HAVE)
  await eventually(() => ann.troubles.length === 1)
  const beat = () => ann.socket.timeout(60_000).emitWithAck('beat', { v: 0, epoch: 0 })
  for (let times = 0; times < 4; times++) expect(await beat()).toHaveProperty('now')
  expect(ann.troubles).toHaveLength(1)
})

test.each([
  ['a record', () => void doors.broken.add('record'), 'record is broken'],
  [
    'an award',
    () =>
      void vi.spyOn(GAMES[NEVER], 'awards').mockImplementation(() => {
        throw new Error('awards are broken')
      }),
    'awards are broken',
  ],
  [
    'a score',
    () =>
      void vi.spyOn(GAMES[NEVER], 'standings').mockImplementation(() => {
        throw new Error('standings are broken')
      }),
    'standings are broken',
  ],
])('[FAULT-3] %s that throws is left out, and the game ends', async (_what, breakIt, words) => {
  const { session, phones, host } = await answering()
  breakIt()
  await playOut(house.spied, session.id, phones, 7)
  await host.until((m) => m.view.session.status === 'over')
  expect(lines.some((line) => line.includes(words))).toBe(true)
})
