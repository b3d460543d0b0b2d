import { type SessionStore, StoreUnavailable } from '@highjinks/session-store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestRig } from './testing/gathering.ts'
import { eventually, type Phone } from './testing/party.ts'

let rig: TestRig
beforeEach(() => {
  rig = new TestRig()
})
afterEach(() => rig.close())

/** Longer than the server's own intervals, each of which updates everyone. */
const ROUNDS_MS = 4500

test('[QUIET-1] a view that looks the same isn’t sent again, and nothing reveals that there was a commit', async () => {
  const server = await rig.open()
  const { session, host, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const watcher = rig.phone(server, session, [])
  await host.until((m) => m.view.watchers === 1)
  await watcher.until((m) => m.view.watchers === 1)
  const others = [host, watcher]
  const heard = () => others.map((phone) => phone.frames.length)
  // Heartbeats are answered and the connection's pings arrive; neither is a view
  const shown = () => others.map((phone) => phone.seen.length)
  const before = shown()
  for (const topics of [['work'], ['exes', 'work'], []] as const) {
    expect(await ann.send({ type: 'limits', topics: [...topics] })).toMatchObject({ ok: true })
    await ann.until((m) => m.own[ann.me.id]?.topics.join() === topics.join())
  }
  await new Promise((resolve) => setTimeout(resolve, ROUNDS_MS))
  for (const phone of others) {
    const reply = await phone.socket.timeout(60_000).emitWithAck('beat', { v: phone.v })
    expect(reply.v).toBe(phone.v)
  }
  const reacted = await host.socket.timeout(60_000).emitWithAck('react', { seat: host.me.id, kind: 'clap' })
  expect(reacted.v).toBe(host.v)
  expect(shown()).toEqual(before)
  expect(heard().every((count) => count > 0)).toBe(true)
  // A visible change still arrives
  expect(await ann.send({ type: 'rename', name: 'Anna' })).toMatchObject({ ok: true })
  for (const phone of others) await phone.until((m) => m.view.players.some(({ name }) => name === 'Anna'))
})

test('[QUIET-2] a phone that has missed everything is shown it again after a heartbeat, but not as often as it likes', async () => {
  const server = await rig.open()
  const { ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const before = ann.seen.length
  const heartbeat = () => ann.socket.timeout(60_000).emitWithAck('beat', { v: 0 })
  for (let i = 0; i < 50; i++) await heartbeat()
  expect(ann.seen.length).toBe(before + 3)
  rig.spied.elapse(2001)
  await heartbeat()
  await eventually(() => ann.seen.length === before + 4)
})

test('[QUIET-3] an answer names the version last shown, which includes what its sender did, and reveals nobody else’s secret act', async () => {
  const server = await rig.open()
  const { host, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const muted = { type: 'limits', topics: ['exes'] } as const
  await host.send({ ...muted, topics: [...muted.topics] })
  const shown = host.v
  for (const topics of [['work'], ['exes', 'work'], []] as const)
    expect(await ann.send({ type: 'limits', topics: [...topics] })).toMatchObject({ ok: true })
  // After three versions it gets nothing, as if there were none
  expect(await host.send({ ...muted, topics: [...muted.topics] })).toEqual({ ok: true, v: shown })
  for (const name of ['Hosta', 'Hostb', 'Hostc']) {
    expect(await host.send({ type: 'rename', name })).toEqual({ ok: true, v: host.v })
    expect(host.view.players.find(({ id }) => id === host.me.id)?.name).toBe(name)
  }
})

test('[QUIET-3] a player who comes back with a command is shown the room before getting an answer', async () => {
  const server = await rig.open()
  const { session, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  for (let times = 0; times < 10; times++) {
    const back = rig.phone(server, session, [ann.me], { lane: `back${times}` })
    const { v } = await back
      .sendRaw({ type: 'limits', topics: [], lane: `back${times}`, seq: 1, seat: ann.me.id })
      .then((ack) => (ack.ok ? ack : { v: 0 }))
    expect(v).toBeGreaterThan(0)
    expect(back.v).toBeGreaterThanOrEqual(v)
    back.close()
  }
})

test('[QUIET-3] a command sent again while the room is being read is answered once the room is shown', async () => {
  const { store } = rig.spied
  const { session, host, ann } = await rig.gather(await rig.open(), 'truth-or-dare', ['Ann'])
  const command = { type: 'limits', topics: ['work'], lane: 'again', seq: 1, seat: ann.me.id }
  expect(await ann.sendRaw(command)).toMatchObject({ ok: true })
  let reads = 0
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // A process's second read is its first room's
  const read: typeof store.read = async (id) => {
    reads++
    if (reads === 2) await gate
    return store.read(id)
  }
  const other = await rig.open({ store: { ...store, read } })
  rig.phone(other, session, [host.me])
  await eventually(() => reads === 2)
  const back = rig.phone(other, session, [ann.me])
  const answer = back.sendRaw(command)
  for (let times = 0; times < 5; times++) await back.socket.timeout(60_000).emitWithAck('beat', { v: 0 })
  expect(back.seen).toEqual([])
  letGo()
  expect(await answer).toEqual({ ok: true, v: back.v })
  expect(back.v).toBeGreaterThan(0)
})

const NAME = { type: 'rename', name: 'Anna', lane: 'back', seq: 1 } as const
const nameOf = (phone: Phone) => phone.view.players.find(({ id }) => id === phone.me.id)?.name

test('[QUIET-3] a command that another process committed is answered here once it is shown here', async () => {
  // The commit's announcement gets lost
  const deaf = { ...rig.spied.store, onCommit: () => () => undefined }
  const [server, elsewhere] = [await rig.open({ store: deaf }), await rig.open()]
  const { session, ann } = await rig.gather(elsewhere, 'truth-or-dare', ['Ann'])
  const back = rig.phone(server, session, [ann.me])
  await back.until(() => true)
  await ann.sendRaw({ ...NAME, seat: ann.me.id })
  const answer = await back.sendRaw({ ...NAME, seat: ann.me.id })
  expect(answer).toEqual({ ok: true, v: back.v })
  expect(nameOf(back)).toBe(NAME.name)
})

test('[QUIET-3] someone who couldn’t be let in gets no answer until they are, and their command has one effect', async () => {
  const { store } = rig.spied
  let isAway = true
  let tellCommitted = () => {}
  const committed = new Promise<void>((resolve) => {
    tellCommitted = resolve
  })
  const failing: SessionStore = {
    ...store,
    presence: {
      ...store.presence,
      keep: async (...asked) => {
        await committed
        if (isAway) throw new StoreUnavailable('away')
        return store.presence.keep(...asked)
      },
    },
    update: async (id, change, lane) => {
      const outcome = await store.update(id, change, lane)
      if (lane) tellCommitted()
      return outcome
    },
  }
  const [server, elsewhere] = [await rig.open({ store: failing }), await rig.open()]
  const { session, ann } = await rig.gather(elsewhere, 'truth-or-dare', ['Ann'])
  const back = rig.phone(server, session, [ann.me])
  const command = { ...NAME, seat: ann.me.id }
  expect(await back.sendRaw(command)).toMatchObject({ ok: false, code: 'unavailable', retryable: true })
  isAway = false
  await back.until(() => true)
  const versions = rig.spied.versions(session.id).size
  expect(await back.sendRaw(command)).toEqual({ ok: true, v: back.v })
  expect(nameOf(back)).toBe(NAME.name)
  expect(rig.spied.versions(session.id).size).toBe(versions)
})
