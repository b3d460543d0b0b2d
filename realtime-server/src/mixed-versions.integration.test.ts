import type { Session } from '@highjinks/games/session'
import { accept } from '@highjinks/protocol'
import { openRedisStore, type SessionStore } from '@highjinks/session-store'
import { hasRedisServer, type RedisServer, someRedis } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeSession, type OpenSession, Phone, type Process, startProcess, takeSeat } from './testing/party.ts'

describe.skipIf(!hasRedisServer())('a session that a newer version plays', () => {
  let redis: Pick<RedisServer, 'url' | 'stop'>
  let near: SessionStore
  let newer: SessionStore
  let server: Process
  let session: OpenSession
  const phones: Phone[] = []

  beforeEach(async () => {
    redis = await someRedis()
    const space = `mixed-${Math.random()}`
    near = await openRedisStore({ url: redis.url, space })
    newer = await openRedisStore({ url: redis.url, space, build: 'newer' })
    server = await startProcess(near)
    session = await makeSession(near, 'truth-or-dare', { clock: 'hard' })
  })
  afterEach(async () => {
    for (const phone of phones.splice(0)) phone.close()
    await server.close()
    for (const store of [near, newer]) await store.close()
    await redis.stop()
  })

  const open = (seats: ConstructorParameters<typeof Phone>[2]) => {
    const phone = new Phone(server.url, session.code, seats)
    phones.push(phone)
    return phone
  }

  async function startGame() {
    const guest = await takeSeat(near, session, 'Ann')
    const [host, ann] = [open([session.host]), open([guest])]
    for (const phone of [host, ann]) await phone.until((m) => m.view.players.every((player) => player.online))
    expect(await host.send({ type: 'start' })).toMatchObject({ ok: true })
    await ann.until((m) => m.view.session.status === 'playing')
    return [host, ann] as const
  }

  /** Writes what a process with future rules would write. */
  const playOn = () =>
    newer.update(session.id, ({ table, ...room }) => accept({ ...room, table: table && { ...table, rules: 99 } }))
  const stored = async () => {
    const { session: found } = (await newer.read(session.id)) ?? {}
    return found
  }

  test('[LAYOUT-5] its phones are sent to other processes, none is let in, and its table stays open', async () => {
    const [host, ann] = await startGame()
    const drained = [host, ann].map((phone) => new Promise((resolve) => phone.socket.once('drain', resolve)))
    expect(await playOn()).toMatchObject({ ok: true })
    await Promise.all(drained)
    const again = open([session.host])
    expect(await again.refusal()).toMatchObject({ code: 'unavailable' })
    expect(await ann.send({ type: 'limits', topics: ['work'] })).toMatchObject({ ok: false, retryable: true })
    expect([host.closed, ann.closed]).toEqual([null, null])
    expect((await stored())?.table).toMatchObject({ slug: 'truth-or-dare', rules: 99 })
  })

  test('[LAYOUT-5] its clock is left alone, and that of another session is not', async () => {
    await startGame()
    const due = (found: Session) => accept({ ...found, startsAt: newer.now() - 100 })
    await playOn()
    await newer.update(session.id, due)
    const other = await makeSession(near, 'truth-or-dare')
    await takeSeat(near, other, 'Bob')
    await near.update(other.id, (found) => accept({ ...found, status: 'starting', startsAt: near.now() }))
    await expect.poll(async () => (await near.read(other.id))?.session.status).toBe('playing')
    expect((await stored())?.startsAt).not.toBeNull()
    expect((await stored())?.table).toMatchObject({ rules: 99 })
  })

  test('[LAYOUT-5] clients that don’t move when told are cut off', async () => {
    const [host] = await startGame()
    const lost = new Promise((resolve) => host.socket.once('disconnect', resolve))
    await playOn()
    await lost
    expect(host.closed).toBeNull()
  })
})
