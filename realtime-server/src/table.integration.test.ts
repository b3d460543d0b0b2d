import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playOut } from './testing/evening.ts'
import { TestRig } from './testing/gathering.ts'
import { eventually, type Process, takeSeat } from './testing/party.ts'

const NEVER = 'never-have-i-ever'
const HAVE = { type: 'move', move: { type: 'say', side: 'have' } } as const
/** Incognito with fewer than five players asks only for the side. */
const ONE_TAP = { duration: 'Quick', reveal: 'incognito' } as const
let rig: TestRig
let server: Process

beforeEach(async () => {
  rig = new TestRig()
  server = await rig.open()
})
afterEach(async () => {
  vi.useRealTimers()
  await rig.close()
})

/** Creates a table of three players, in the phase where everyone answers. */
async function answering(clock: 'soft' | 'hard' = 'soft') {
  const table = await rig.gather(server, NEVER, ['Ann', 'Bob'], { ...ONE_TAP, clock })
  await rig.start(table.session, table.host)
  await Promise.all(table.phones.map((one) => one.until((m) => m.view.table?.phase === 'answer')))
  return table
}

test('[TABLE-1] someone who joins a running game watches this round and plays from the next', async () => {
  const { session, host, phones } = await answering('hard')
  const dan = await takeSeat(rig.spied.store, session, 'Dan')
  const late = rig.phone(server, session, [dan])
  await late.until((m) => m.view.players.length === 4)
  await rig.keepPresent(session, [dan])
  expect(late.view.table?.seats).not.toContain(dan.id)
  expect(await late.send(HAVE)).toMatchObject({ ok: false, code: 'not-playing' })
  for (const one of phones) expect(await one.send(HAVE)).toMatchObject({ ok: true })
  for (let i = 0; i < 10 && host.view.table?.round === 1; i++) {
    await rig.pass(session, 31_000)
    await host.until((m) => m.v >= late.v)
  }
  await late.until((m) => (m.view.table?.round ?? 1) > 1)
  expect(late.view.table?.seats).toContain(dan.id)
})

test('[TABLE-2] when a soft clock has run out, everyone sees who is missing, and others can go on without them', async () => {
  const { session, host, ann, bob } = await answering()
  await host.send(HAVE)
  await ann.send(HAVE)
  expect(await ann.send({ type: 'skip' })).toMatchObject({ ok: false, code: 'too-early' })
  await rig.pass(session, 32_000)
  await ann.until((m) => m.view.table?.overdue === true)
  expect(ann.view.table?.waiting).toEqual([bob.me.id])
  expect(await bob.send({ type: 'skip' })).toMatchObject({ ok: false, code: 'not-allowed' })
  expect(await ann.send({ type: 'skip' })).toMatchObject({ ok: true })
  await bob.until((m) => m.view.table?.phase === 'reveal')
})

test('[TABLE-3] while the host has paused, nobody can move and no clock runs; after that it continues where it stopped', async () => {
  const { session, host, ann } = await answering('hard')
  expect(await ann.send({ type: 'pause' })).toMatchObject({ ok: false, code: 'not-host' })
  const before = ann.view.table?.deadline ?? 0
  expect((await host.send({ type: 'pause' })).ok).toBe(true)
  await ann.until((m) => m.view.table?.paused === true)
  expect(await ann.send(HAVE)).toMatchObject({ ok: false, code: 'paused' })
  await rig.pass(session, 60_000)
  expect(ann.view.table?.phase).toBe('answer')
  expect((await host.send({ type: 'resume' })).ok).toBe(true)
  const resumed = await ann.until((m) => m.view.table?.paused === false)
  expect((resumed.view.table?.deadline ?? 0) - before).toBeGreaterThanOrEqual(60_000)
  expect((await ann.send(HAVE)).ok).toBe(true)
})

test('[TABLE-4] a rematch or a different game keeps the session, the seats and the code', async () => {
  const { session, host, ann, phones } = await answering()
  await playOut(rig.spied, session.id, phones, 1)
  const over = await ann.until((m) => m.view.session.status === 'over')
  expect(over.view.table?.standings).toHaveLength(3)
  expect((await host.send({ type: 'again' })).ok).toBe(true)
  await rig.pass(session, 1500)
  const again = await ann.until((m) => m.view.session.status === 'playing')
  expect(again.view.players.map((one) => one.id)).toEqual(over.view.players.map((one) => one.id))
  // Nothing of the new game has been played yet, and before its first card everyone may write one
  expect(again.view.table).toMatchObject({ phase: 'pen', round: 0 })
  expect((await host.send({ type: 'change-game', gameId: 1 })).ok).toBe(true)
  const other = await ann.until((m) => m.view.session.slug === 'truth-or-dare')
  expect(other.view.players).toHaveLength(3)
  expect(other.view.session.status).toBe('lobby')
  await rig.start(session, host)
  await ann.until((m) => m.view.table?.phase === 'choose')
})

test('[TABLE-5] everyone sees how many people are watching', async () => {
  const { session, host } = await rig.gather(server, NEVER, ['Ann'])
  const screens = [rig.phone(server, session, []), rig.phone(server, session, [])]
  await host.until((m) => m.view.watchers === 2)
  for (const screen of screens) screen.close()
  await host.until((m) => m.view.watchers === 0)
})

test('[TABLE-5] a TV that identifies itself as one is counted as a TV', async () => {
  const { session, host } = await rig.gather(server, NEVER, ['Ann'])
  const one = rig.phone(server, session, [], { auth: { isTv: true } })
  const other = rig.phone(server, session, [])
  await host.until((m) => m.view.watchers === 2 && m.view.tvs === 1)
  one.close()
  await host.until((m) => m.view.watchers === 1 && m.view.tvs === 0)
  other.close()
})

test('[TABLE-6] two seats on one phone: each has its own hand and its own commands', async () => {
  const { session, seats } = await rig.gather(server, 'puff-puff-pass-truths', ['Ann', 'Bob'])
  const [, ann, bob] = seats
  if (!ann || !bob) throw new Error('three are seated')
  const shared = rig.phone(server, session, [ann, bob])
  await shared.until(() => true)
  expect(Object.keys(shared.latest?.hands ?? {}).sort()).toEqual([ann.id, bob.id].sort())
  expect((await shared.send({ type: 'rename', name: 'Ann-Marie' }, ann)).ok).toBe(true)
  expect((await shared.sendRaw({ type: 'rename', name: 'Bobby', lane: 'of-bob', seq: 1, seat: bob.id })).ok).toBe(true)
  expect(await shared.send({ type: 'add-bot' }, seats[0])).toMatchObject({ ok: false, code: 'not-your-seat' })
  await shared.until((m) => m.view.players.some((one) => one.name === 'Bobby'))
})

test('[SEAT-4] if one of two seats on a phone leaves, the other keeps playing undisturbed', async () => {
  const { session, host, seats } = await rig.gather(server, NEVER, ['Ann', 'Bob'], ONE_TAP)
  const [, ann, bob] = seats
  if (!ann || !bob) throw new Error('three are seated')
  const shared = rig.phone(server, session, [ann, bob])
  await shared.until(() => true)
  await rig.start(session, host)
  await shared.until((m) => m.view.table?.phase === 'answer')
  const connection = shared.socket.id
  expect((await shared.send({ type: 'leave' }, ann)).ok).toBe(true)
  await shared.until((m) => m.left.some((seat) => seat.id === ann.id))
  const answer = { type: 'move', cue: shared.view.table?.cue, move: HAVE.move, lane: 'of-bob', seq: 1, seat: bob.id }
  expect((await shared.sendRaw(answer)).ok).toBe(true)
  expect(shared.socket.id).toBe(connection)
})

test('[TABLE-7] a second device of a seat sees and can do the same; a fifth replaces the first', async () => {
  const { session, ann } = await answering()
  const second = rig.phone(server, session, [ann.me])
  await second.until((m) => m.v >= ann.v)
  expect(second.latest?.hands).toEqual(ann.latest?.hands)
  expect((await second.send(HAVE)).ok).toBe(true)
  await ann.until((m) => m.v >= second.v)
  expect(await ann.send(HAVE)).toMatchObject({ ok: false, code: 'already-done' })
  for (let i = 0; i < 3; i++) {
    expect(ann.closed).toBeNull()
    await rig.phone(server, session, [ann.me]).until(() => true)
  }
  await eventually(() => ann.closed === 'superseded')
  expect(second.closed).toBeNull()
})

test('[TABLE-8] simulated players take their turns by themselves', async () => {
  const { session, host } = await rig.gather(server, NEVER, ['Ann'], ONE_TAP)
  for (let i = 0; i < 2; i++) expect((await host.send({ type: 'add-bot' })).ok).toBe(true)
  await rig.start(session, host)
  await host.until((m) => m.view.table?.phase === 'answer')
  const bots = host.view.players.filter((one) => one.isBot).map((one) => one.id)
  expect(bots).toHaveLength(2)
  await host.until((m) => m.view.table !== null && !m.view.table.waiting.some((id) => bots.includes(id)))
})

test('[TABLE-9] a player who leaves is gone from the table on every device, and can return with the same score', async () => {
  const { session, host, bob } = await answering()
  await rig.spied.store.presence.keep([{ session: session.id, seat: bob.me.id, connection: 'kept' }], 0)
  expect((await bob.send({ type: 'leave' })).ok).toBe(true)
  await host.until((m) => m.view.players.every((one) => one.id !== bob.me.id))
  await bob.until((m) => m.left.length === 1)
  const back = rig.phone(server, session, [bob.me])
  const shown = await back.until((m) => m.left.length === 1)
  expect(shown.left).toEqual([{ id: bob.me.id, name: 'Bob' }])
  expect(shown.view.players.some((one) => one.id === bob.me.id)).toBe(false)
  expect(await back.send(HAVE)).toMatchObject({ ok: false, code: 'not-your-seat' })
  const face = { seat: bob.me.id, kind: 'clap' }
  expect(await back.socket.timeout(60_000).emitWithAck('react', face)).toMatchObject({ code: 'not-your-seat' })
  expect((await back.send({ type: 'return' })).ok).toBe(true)
  const seen = await host.until((m) => m.view.players.some((one) => one.id === bob.me.id && one.online))
  expect(seen.view.players.find((one) => one.id === bob.me.id)).toMatchObject({ name: 'Bob', score: 0 })
  await bob.until((m) => m.left.length === 0)
  expect((await back.send(HAVE)).ok).toBe(true)
})

test('[TABLE-10] when the host ends the session everyone is told, even those who come later', async () => {
  const { session, host, ann, bob } = await answering()
  const screen = rig.phone(server, session, [])
  await screen.until(() => true)
  expect((await host.send({ type: 'end' })).ok).toBe(true)
  await eventually(() => [host, ann, bob, screen].every((one) => one.closed === 'ended'))
  expect(await rig.phone(server, session, [ann.me]).refusal()).toMatchObject({ code: 'ended' })
})

test('[GONE-5] when the session ends, a screen keeps what it shows and is sent no more session data', async () => {
  const { session, host, ann, bob } = await answering()
  const shown = [ann, bob].map((one) => one.latest)
  host.send({ type: 'end' }).catch(() => undefined)
  await eventually(() => [host, ann, bob].every((one) => one.closed === 'ended' && one.socket.disconnected))
  expect([ann, bob].map((one) => one.latest)).toEqual(shown)
  expect(host.view.players.map((player) => player.name)).toEqual(['Hoste', 'Ann', 'Bob'])
  const late = rig.phone(server, session, [bob.me])
  expect(await late.refusal()).toEqual({ code: 'ended', message: 'This session has ended.' })
  expect(late.seen).toEqual([])
})

test('[TABLE-11] a heartbeat brings a phone that has missed something up to date', async () => {
  const { ann } = await answering()
  const had = ann.seen.length
  const reply = await ann.socket.timeout(60_000).emitWithAck('beat', { v: ann.v })
  expect(reply.v).toBe(ann.v)
  expect(ann.seen).toHaveLength(had)
  expect((await ann.socket.timeout(60_000).emitWithAck('beat', { v: 1 })).v).toBe(ann.v)
  await eventually(() => ann.seen.length > had)
  expect(ann.seen.at(-1)).toMatchObject({ v: reply.v })
})

test('[TABLE-12] a player sees the result of an action as soon as it’s acknowledged', async () => {
  const { host } = await answering()
  for (let i = 0; i < 50; i++) {
    const ack = await host.send({ type: 'limits', topics: i % 2 ? [] : ['exes'] })
    if (!ack.ok) throw new Error(ack.code)
    // The next command does nothing; the result must be visible before it is answered
    await host.sendRaw({ type: 'nothing' })
    expect(host.v).toBeGreaterThanOrEqual(ack.v)
  }
})

test('[CLOCK-9] when the machine’s clock jumps an hour forward and then two back, nobody counts as away and no deadline moves', async () => {
  const { host, ann, phones } = await answering('hard')
  const { deadline, turn } = host.view.table ?? {}
  vi.useFakeTimers({ toFake: ['Date'] })
  const then = Date.now()
  for (const jump of [3_600_000, -3_600_000]) {
    vi.setSystemTime(then + jump)
    // Two sweeps and one presence check, by timers that don't jump
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect((await ann.send({ type: 'limits', topics: jump > 0 ? ['exes'] : [] })).ok).toBe(true)
    await ann.until((m) => m.hands[ann.me.id] !== undefined)
    for (const phone of phones) expect(phone.view.table).toMatchObject({ phase: 'answer', deadline, turn })
    for (const phone of phones) expect(phone.view.players.map((player) => player.online)).toEqual([true, true, true])
  }
  rig.spied.elapse((deadline ?? 0) - rig.spied.store.now())
  for (const phone of phones) await phone.until((m) => m.view.table?.phase === 'reveal')
})
