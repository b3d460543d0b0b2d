import { afterEach, beforeEach, expect, test } from 'vitest'
import { House } from './testing/gathering.ts'
import { eventually, makeSession, type Phone, type Process, takeSeat } from './testing/party.ts'

const HOUR = 60 * 60 * 1000
let house: House
let servers: readonly [Process, Process]

beforeEach(async () => {
  house = new House()
  servers = [await house.open(), await house.open()]
})
afterEach(() => house.close())

/** Three phones on two processes, everybody online. */
async function gatherApart() {
  const { store } = house.spied
  const session = await makeSession(store, 'never-have-i-ever')
  const seats = [session.host, await takeSeat(store, session, 'Ann'), await takeSeat(store, session, 'Bob')]
  const phones = seats.map((seat, i) => house.phone(servers[i % 2 === 0 ? 0 : 1], session, [seat]))
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
  const { store, versions, elapse } = house.spied
  elapse(milliseconds)
  await eventually(async () => {
    const stored = await store.read(session.id)
    const { seats: kept } = await store.presence.online(session.id)
    return kept.size === seats.length && stored?.session.seats.every((seat) => seat.online) === true
  })
  const here = [...versions(session.id).values()].map((at) => at.seats.filter((seat) => seat.online).length)
  expect(here.slice(here.indexOf(seats.length)).every((count) => count === seats.length)).toBe(true)
})

test('[PRES-4] after a clock jumped, whoever goes is seen to have gone', async () => {
  const { phones } = await gatherApart()
  house.spied.elapse(-HOUR)
  const [host, ann] = phones
  ann?.close()
  await host?.until((m) => online(m).length === 2, 25_000)
}, 30_000)

test('[PRES-4] a seat that is shown as away while it is connected is put right within seconds', async () => {
  const { session, seats, phones } = await gatherApart()
  await house.spied.store.update(session.id, (stored) => ({
    ok: true,
    state: { ...stored, seats: stored.seats.map((seat) => ({ ...seat, online: false, awaySince: 1 })) },
  }))
  await Promise.all(phones.map((phone) => phone.until((m) => online(m).length === seats.length)))
})

test('[SEAT-21] nobody new watches a locked session, but for the screen of somebody who plays', async () => {
  const { session, phones } = await gatherApart()
  const [host] = phones
  const device = 'device-of-dan'
  await takeSeat(house.spied.store, session, 'Dan', device)
  const before = house.phone(servers[1], session, [])
  await before.until(() => true)
  expect((await host?.send({ type: 'lock', locked: true }))?.ok).toBe(true)
  await before.until((m) => m.view.session.locked)
  expect(await house.phone(servers[1], session, []).refusal()).toMatchObject({ code: 'locked' })
  await house.phone(servers[0], session, [], { device }).until((m) => m.view.session.locked)
})
