import { PassThrough } from 'node:stream'
import { GAMES } from '@highjinks/games'
import type { Session } from '@highjinks/games/session'
import { createLog } from '@highjinks/platform'
import { accept, messageOf } from '@highjinks/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playOut } from './testing/evening.ts'
import { TestRig } from './testing/gathering.ts'
import { eventually, type Process, takeSeat } from './testing/party.ts'

const NEVER = 'never-have-i-ever'
const HAVE = { type: 'move', move: { type: 'say', side: 'have' } } as const
const ONE_TAP = { duration: 'Quick', reveal: 'incognito' } as const
let rig: TestRig
let server: Process
let lines: string[]

beforeEach(async () => {
  lines = []
  const out = new PassThrough().on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')))
  const log = createLog('warn', out)
  rig = new TestRig({ onFault: log.fault })
  server = await rig.open({ log })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rig.close()
})

/** Makes it look as if a later version of the game had a bug there. */
function breakGame(door: 'view' | 'hand' | 'awards' | 'standings') {
  vi.spyOn(GAMES[NEVER], door).mockImplementation(() => {
    throw new Error(`${door} is broken`)
  })
}

/** Gives every seat these muted topics, which only `ownSeat` reads while nobody is dealt a card. */
async function mute(id: string, muted: Session['seats'][number]['muted']) {
  await rig.spied.store.update(id, (session) =>
    accept({ ...session, seats: session.seats.map((seat) => ({ ...seat, muted })) }),
  )
}

async function answering() {
  const table = await rig.gather(server, NEVER, ['Ann', 'Bob'], { ...ONE_TAP, clock: 'soft' })
  await rig.start(table.session, table.host)
  await Promise.all(table.phones.map((one) => one.until((m) => m.view.table?.phase === 'answer')))
  return table
}

test.each(['view', 'hand'] as const)(
  '[FAULT-1] a %s that throws leaves the version unseen; the phones hear one sentence, and see the next that can be shown',
  async (door) => {
    const { session, phones, host, ann, bob } = await answering()
    const { v } = host
    breakGame(door)
    expect(await ann.send(HAVE)).toMatchObject({ ok: true })
    await eventually(() => phones.every(({ troubles }) => troubles.length === 1))
    expect(ann.troubles).toEqual([messageOf('cannot-show')])
    expect(lines.filter((line) => line.includes(`${door} is broken`))).not.toEqual([])
    // Nothing was committed, and it isn't tried again before there is a newer version
    const { v: kept } = (await rig.spied.store.read(session.id)) ?? { v: 0 }
    expect(kept).toBe(v + 1)
    expect(await bob.send(HAVE)).toMatchObject({ ok: true })
    // The message stays on the phone and isn't repeated for each version
    expect(phones.map(({ troubles }) => troubles.length)).toEqual([1, 1, 1])
    vi.restoreAllMocks()
    expect(await host.send(HAVE)).toMatchObject({ ok: true })
    for (const one of phones) await one.until((m) => m.view.table?.phase !== 'answer')
    expect(phones.every(({ socket }) => socket.connected)).toBe(true)
  },
)

test('[FAULT-1] when what can be shown again looks as before, it is sent all the same: the sentence has to go', async () => {
  const { session, ann } = await answering()
  breakGame('view')
  const offer = { type: 'offer', kind: 'never', text: 'Never have I ever kept bees' } as const
  expect(await ann.send(offer)).toMatchObject({ ok: true })
  await eventually(() => ann.troubles.length === 1)
  vi.restoreAllMocks()
  const before = ann.seen.length
  const stored = await rig.spied.store.read(session.id)
  const id = stored?.session.offers[0]?.id ?? ''
  expect(await ann.send({ type: 'withdraw', id })).toMatchObject({ ok: true })
  await eventually(() => ann.seen.length > before)
})

test('[FAULT-2] a newcomer to a session that can’t be shown stays connected and gets the sentence; other sessions go on', async () => {
  const { session, host } = await answering()
  const other = await rig.gather(server, 'truth-or-dare', ['Cy', 'Di'])
  breakGame('view')
  const late = rig.phone(server, session, [await takeSeat(rig.spied.store, session, 'Eve')])
  const watcher = rig.phone(server, session, [])
  await eventually(() => late.troubles.length === 1 && watcher.troubles.length === 1)
  expect([late.socket.connected, watcher.socket.connected]).toEqual([true, true])
  vi.restoreAllMocks()
  expect(await other.host.send({ type: 'rename', name: 'Zed' })).toMatchObject({ ok: true })
  await other.ann.until((m) => m.view.players.some(({ name }) => name === 'Zed'))
  expect(await host.send(HAVE)).toMatchObject({ ok: true })
  await late.until((m) => m.view.players.some(({ name }) => name === 'Eve'))
  await watcher.until((m) => m.view.table?.phase === 'answer')
})

test('[FAULT-2] a heartbeat of a phone that cannot be shown anything is answered', async () => {
  const { ann } = await answering()
  breakGame('view')
  await ann.send(HAVE)
  await eventually(() => ann.troubles.length === 1)
  const beat = () => ann.socket.timeout(60_000).emitWithAck('beat', { v: 0, epoch: 0 })
  for (let times = 0; times < 4; times++) expect(await beat()).toHaveProperty('now')
  expect(ann.troubles).toHaveLength(1)
})

test('[FAULT-1] an ownSeat that throws keeps the version from the seats, and watchers see it', async () => {
  const { session, phones, ann } = await answering()
  const watcher = rig.phone(server, session, [])
  await watcher.until((m) => m.view.players.length === 3)
  // As no version writes them
  await mute(session.id, 5 as never)
  await eventually(() => phones.every(({ troubles }) => troubles.length === 1))
  await rig.spied.store.update(session.id, (held) => accept({ ...held, locked: true }))
  await watcher.until((m) => m.view.session.locked)
  expect(watcher.troubles).toEqual([])
  await mute(session.id, [])
  await ann.until((m) => m.view.session.locked)
})

test.each([
  ['award', 'awards', ['a game ended without its scores or awards']],
  ['score', 'standings', ['a game ended without its scores or awards', 'a finished game has no record']],
] as const)('[FAULT-3] an %s or a record that throws is left out, and the game ends', async (_what, door, words) => {
  const { session, phones, host } = await answering()
  breakGame(door)
  await playOut(rig.spied, session.id, phones, 7)
  await host.until((m) => m.view.session.status === 'over')
  for (const said of words) expect(lines.some((line) => line.includes(said))).toBe(true)
})
