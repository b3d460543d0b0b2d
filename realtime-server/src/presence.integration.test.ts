import { showOnScreen } from '@highjinks/games/session'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestRig } from './testing/gathering.ts'
import { eventually, makeSession, type Phone, type Process, takeSeat } from './testing/party.ts'

const HOUR = 60 * 60 * 1000
/** Longer than a server takes to check every due session. */
const ROUND_MS = 1300
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let rig: TestRig
let servers: readonly [Process, Process]

beforeEach(async () => {
  rig = new TestRig()
  servers = [await rig.open(), await rig.open()]
})
afterEach(() => rig.close())

/** Connects three phones to two processes, everyone online. */
async function gatherApart() {
  const { store } = rig.spied
  const session = await makeSession(store, 'never-have-i-ever')
  const seats = [session.host, await takeSeat(store, session, 'Ann'), await takeSeat(store, session, 'Bob')]
  const phones = seats.map((seat, i) => rig.phone(servers[i % 2 === 0 ? 0 : 1], session, [seat]))
  await Promise.all(phones.map((phone) => phone.until((m) => online(m).length === 3)))
  return { session, seats, phones }
}
const online = ({ view }: { view: Phone['view'] }) => view.players.filter((one) => one.online).map((one) => one.id)

test.each([
  ['the store kept nothing for half a minute', 32_000],
  ['its clock jumped an hour ahead', HOUR],
  ['its clock was set back an hour', -HOUR],
])('[PRES-3] %s, and the connections stayed: nobody was away for a moment', async (_, milliseconds) => {
  const { session, seats } = await gatherApart()
  const { store, versions, elapse } = rig.spied
  elapse(milliseconds)
  await eventually(async () => {
    const stored = await store.read(session.id)
    const [kept] = await store.presence.online([session.id])
    return kept?.seats.size === seats.length && stored?.session.seats.every((seat) => seat.online) === true
  })
  const here = [...versions(session.id).values()].map((at) => at.seats.filter((seat) => seat.online).length)
  expect(here.slice(here.indexOf(seats.length)).every((count) => count === seats.length)).toBe(true)
})

test('[PRES-4] after a clock jump, departures are still noticed', async () => {
  const { phones } = await gatherApart()
  rig.spied.elapse(-HOUR)
  const [host, ann] = phones
  ann?.close()
  await host?.until((m) => online(m).length === 2)
})

test('[PRES-4] a seat that is shown as away while it is connected is put right within seconds', async () => {
  const { session, seats, phones } = await gatherApart()
  await rig.spied.store.update(session.id, (stored) => ({
    ok: true,
    state: { ...stored, seats: stored.seats.map((seat) => ({ ...seat, online: false, awaySince: 1 })) },
  }))
  await Promise.all(phones.map((phone) => phone.until((m) => online(m).length === seats.length)))
})

test('[SEAT-21] nobody new watches a locked session, except a player’s own screen', async () => {
  const { session, phones } = await gatherApart()
  const [host] = phones
  const device = 'device-of-dan'
  await takeSeat(rig.spied.store, session, 'Dan', device)
  const before = rig.phone(servers[1], session, [])
  await before.until(() => true)
  expect((await host?.send({ type: 'lock', locked: true }))?.ok).toBe(true)
  await before.until((m) => m.view.session.locked)
  expect(await rig.phone(servers[1], session, []).refusal()).toMatchObject({ code: 'locked' })
  await rig.phone(servers[0], session, [], { device }).until((m) => m.view.session.locked)
})

test('[PAIR-5] a door that is locked is open to the TV that a host put the room on, on every process', async () => {
  const { session } = await gatherApart()
  await rig.spied.store.update(session.id, (stored) => showOnScreen({ ...stored, locked: true }, 'device-of-tv'))
  for (const server of servers)
    await rig.phone(server, session, [], { device: 'device-of-tv' }).until((m) => m.view.session.locked)
  expect(await rig.phone(servers[0], session, [], { device: 'another-tv' }).refusal()).toMatchObject({
    code: 'locked',
  })
})

test('[PAIR-12] a screen that was let in is put out on every process, and nobody else is', async () => {
  const { session, phones } = await gatherApart()
  const [host, ann] = phones
  const { store } = rig.spied
  const laptop = rig.phone(servers[1], session, [], { device: 'just-watching' })
  await laptop.until(() => true)
  const early = rig.phone(servers[0], session, [], { device: 'device-of-tv' })
  await early.until(() => true)
  await store.update(session.id, (stored) => showOnScreen({ ...stored, locked: true }, 'device-of-tv'))
  const late = servers.map((server) => rig.phone(server, session, [], { device: 'device-of-tv' }))
  const screens = [early, ...late]
  for (const screen of screens) await screen.until((m) => m.view.session.screens === 1)
  expect(await ann?.send({ type: 'clear-screens' })).toMatchObject({ ok: false, code: 'not-host' })
  expect((await host?.send({ type: 'clear-screens' }))?.ok).toBe(true)
  for (const screen of screens) await eventually(() => screen.closed === 'kicked')
  await Promise.all([...phones, laptop].map((phone) => phone.until((m) => m.view.session.screens === 0)))
  for (const server of servers) {
    const again = rig.phone(server, session, [], { device: 'device-of-tv' })
    expect(await again.refusal()).toMatchObject({ code: 'locked' })
  }
  await store.update(session.id, (stored) => showOnScreen(stored, 'device-of-tv'))
  await rig.phone(servers[1], session, [], { device: 'device-of-tv' }).until((m) => m.view.session.screens === 1)
  expect([...phones, laptop].map(({ closed }) => closed)).toEqual([null, null, null, null])
})

test('[SEAT-10] a connection that comes back within five seconds was never away', async () => {
  const { session, seats, phones } = await gatherApart()
  const { store, elapse } = rig.spied
  const [host] = phones
  let [, ann] = phones
  let before: number | undefined
  let left: number
  do {
    before = host?.v
    left = store.now()
    ann?.close()
    await pause(ROUND_MS)
    elapse(1500)
    await pause(ROUND_MS)
    ann = rig.phone(servers[1], session, seats.slice(1, 2))
    await ann.until((m) => online(m).length === 3)
    // A machine too busy to reconnect in time tries again
  } while (store.now() - left > 5000)
  elapse(4000)
  await pause(ROUND_MS)
  expect(host?.v).toBe(before)
})

test('[HOST-3] after twenty seconds the longest-seated connected player acts, until the host is back', async () => {
  const { session, seats, phones } = await gatherApart()
  const [host, guest, other] = phones
  if (!host || !guest || !other) throw new Error('three were to gather')
  host.close()
  await pause(ROUND_MS)
  rig.spied.elapse(5000)
  await guest.until((m) => online(m).length === 2)
  rig.spied.elapse(13_000)
  await pause(ROUND_MS)
  expect(guest.view.session.hostId).toBe(session.host.id)
  rig.spied.elapse(2500)
  await guest.until((m) => m.view.session.hostId === guest.me.id)
  expect(guest.view.session.lentBy).toBe(session.host.id)
  expect((await guest.send({ type: 'add-bot' })).ok).toBe(true)
  const back = rig.phone(servers[0], session, seats.slice(0, 1))
  await back.until((m) => m.view.session.hostId === session.host.id && m.view.session.lentBy === null)
  await other.until((m) => m.view.session.hostId === session.host.id)
  expect((await back.send({ type: 'add-bot' })).ok).toBe(true)
})
