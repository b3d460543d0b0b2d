import { openRedisStore, type SessionStore } from '@highjinks/session-store'
import { hasRedisServer, type RedisServer, snapshotRedis, startRedisServer } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeSession, type OpenSession, Phone, type Process, startProcess, takeSeat } from './testing/party.ts'

describe.skipIf(!hasRedisServer())('a Redis that is set back', () => {
  let redis: RedisServer
  let session: OpenSession
  const servers: Process[] = []
  const stores: SessionStore[] = []
  const phones: Phone[] = []

  async function serve() {
    const store = await openRedisStore({ url: redis.url })
    const server = await startProcess(store)
    stores.push(store)
    servers.push(server)
    return { store, server }
  }
  function open({ server }: { readonly server: Process }, ...[seats, more]: Rest) {
    const phone = new Phone(server.url, session.code, seats, more)
    phones.push(phone)
    return phone
  }
  type Rest = [seats: ConstructorParameters<typeof Phone>[2], more?: ConstructorParameters<typeof Phone>[3]]
  const hostName = (phone: Phone) => phone.view.players[0]?.name
  const rename = async (phone: Phone, name: string) =>
    expect(await phone.send({ type: 'rename', name })).toMatchObject({ ok: true })

  beforeEach(async () => {
    redis = await startRedisServer()
  })
  afterEach(async () => {
    for (const phone of phones.splice(0)) phone.close()
    for (const server of servers.splice(0)) await server.close()
    for (const store of stores.splice(0)) await store.close()
    await redis.stop()
  })

  async function gather() {
    const [near, far] = [await serve(), await serve()]
    session = await makeSession(near.store, 'truth-or-dare')
    const ann = await takeSeat(near.store, session, 'Ann')
    const host = open(near, [session.host])
    const guest = open(far, [ann])
    for (const phone of [host, guest]) await phone.until((m) => m.view.players.every((player) => player.online))
    const restore = await snapshotRedis(redis.url)
    for (const name of ['Hans', 'Hugo', 'Hilda']) await rename(host, name)
    await guest.until((m) => m.view.players[0]?.name === 'Hilda')
    return { near, far, host, guest, ann, restore }
  }

  test.each(['untouched', 'tapped'])(
    '[EPOCH-2] rooms and screens follow it, %s, on both processes and on fresh pages',
    async (how) => {
      const { near, far, host, guest, restore } = await gather()
      await restore()
      const expected = how === 'tapped' ? 'Horst' : 'Hoste'
      // The store has lost the lane too, so the phone takes a new one
      const tap = { type: 'rename', name: expected, lane: 'fresh', seq: 1, seat: session.host.id }
      if (how === 'tapped') expect(await host.sendRaw(tap)).toMatchObject({ ok: true })
      const screens = [open(near, []), open(far, [])]
      for (const phone of [host, guest, ...screens]) {
        await phone.until((m) => m.epoch === 1 && m.view.players[0]?.name === expected)
      }
      await rename(guest, 'Anna')
      for (const phone of [host, guest, ...screens]) {
        await phone.until((m) => m.view.players[1]?.name === 'Anna')
        expect([hostName(phone), phone.latest?.epoch]).toEqual([expected, 1])
      }
    },
  )

  test('[EPOCH-3] if every process has ended too, a screen that was ahead follows on its own, and no other notices', async () => {
    const { host, guest, ann, restore } = await gather()
    const had = guest.position
    for (const phone of [host, guest]) phone.close()
    for (const server of servers.splice(0)) await server.close()
    await restore()
    const one = await serve()
    const back = open(one, [ann], { auth: had })
    const fresh = open(one, [session.host])
    await back.until((m) => m.epoch === 1 && m.v < had.v && m.view.players[0]?.name === 'Hoste')
    await fresh.until((m) => m.epoch === 0)
    await rename(fresh, 'Heidi')
    await back.until((m) => m.epoch === 1 && m.view.players[0]?.name === 'Heidi')
    const again = open(one, [ann], { auth: back.position })
    await again.until((m) => m.view.players[0]?.name === 'Heidi')
    expect(again.latest?.epoch).toBe(1)
    expect(fresh.seen.map((message) => message.epoch)).not.toContain(1)
  })
})
