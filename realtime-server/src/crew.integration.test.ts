import { knock } from '@highjinks/games/session'
import { accept } from '@highjinks/protocol'
import { openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type HeldSeat, makeSession, Phone, type Process, startProcess, takeSeat } from './testing/party.ts'

let store: SessionStore
let server: Process
const phones: Phone[] = []

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

/** A crew's lobby: the host and Ann are members, Gus came by the code; all of them are connected. */
async function crewLobby() {
  const session = await makeSession(store, 'baked-or-bluffing')
  const [ann, gus] = [await takeSeat(store, session, 'Ann'), await takeSeat(store, session, 'Gus')]
  const memberOf = (id: string) => (id === session.host.id ? 'mHost' : id === ann.id ? 'mAnn' : null)
  await store.update(session.id, (held) =>
    accept({
      ...held,
      crew: { id: 'c1', name: 'Sofa Club', isNew: false, knocks: [], turnedAway: [] },
      seats: held.seats.map((seat) => ({ ...seat, member: memberOf(seat.id) })),
    }),
  )
  const open = (seat: HeldSeat) => {
    const phone = new Phone(server.url, session.code, [seat])
    phones.push(phone)
    return phone
  }
  const all = [open(session.host), open(ann), open(gus)] as const
  for (const one of all) await one.until((m) => m.view.players.filter(({ online }) => online).length === 3)
  const knocks = (mark: string) =>
    store.update(session.id, (held) => knock(held, { id: `k-${mark}`, name: 'Zoë', mark, member: null }))
  return { session, ann, gus, all, knocks }
}

test('[CREW-1] [CREW-2] a knock reaches members’ phones alone, and one nod takes it off all of them', async () => {
  const { session, ann, gus, all, knocks } = await crewLobby()
  const [host, annsPhone, gusPhone] = all
  expect((await knocks('phone')).ok).toBe(true)
  const shown = { id: 'k-phone', name: 'Zoë', isMe: false }
  await host.until((m) => m.own[session.host.id]?.knocks.length === 1)
  const seen = await annsPhone.until((m) => m.own[ann.id]?.knocks.length === 1)
  expect(seen.own[ann.id]?.knocks).toEqual([shown])
  expect(await gusPhone.send({ type: 'nod', id: 'k-phone', isIn: true })).toMatchObject({ code: 'not-a-member' })
  expect(gusPhone.latest?.own[gus.id]?.knocks).toEqual([])
  expect(JSON.stringify(gusPhone.latest)).not.toContain('Zoë')
  expect((await annsPhone.send({ type: 'nod', id: 'k-phone', isIn: true })).ok).toBe(true)
  await host.until((m) => m.own[session.host.id]?.knocks.length === 0)
  expect(await host.send({ type: 'nod', id: 'k-phone', isIn: false })).toMatchObject({ code: 'already-done' })
})

test('[CREW-5] a member takes the host’s place in the lobby, and everyone sees it; a guest is refused', async () => {
  const { ann, all } = await crewLobby()
  const [host, annsPhone, gusPhone] = all
  expect(await gusPhone.send({ type: 'take-host' })).toMatchObject({ code: 'not-a-member' })
  expect((await annsPhone.send({ type: 'take-host' })).ok).toBe(true)
  for (const one of [host, gusPhone]) await one.until((m) => m.view.session.hostId === ann.id)
})
