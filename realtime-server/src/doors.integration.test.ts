import { request } from 'node:http'
import { REACTIONS } from '@highjinks/protocol'
import { openRedisStore, StoreUnavailable } from '@highjinks/session-store'
import { hasRedisServer, someRedis } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestRig } from './testing/gathering.ts'
import { eventually, makeSession, Phone, startProcess, takeSeat } from './testing/party.ts'

let rig: TestRig
beforeEach(() => {
  rig = new TestRig()
})
afterEach(() => rig.close())

function reactionsOf(phone: Phone): unknown[] {
  const heard: unknown[] = []
  phone.socket.on('pulse', (reaction) => heard.push(reaction))
  return heard
}

/** Tokens come back for all the time that passes, however busy the machine is. */
const secondsSince = (began: number) => Math.ceil((Date.now() - began) / 1000)

test('[REACTION-1] a reaction reaches everyone in the session, watchers included, and creates no version', async () => {
  const server = await rig.open()
  const { session, host, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const screen = rig.phone(server, session, [])
  await host.until((m) => m.view.watchers === 1)
  await screen.until((m) => m.v === host.v)
  const heard = [host, ann, screen].map(reactionsOf)
  const { v } = host
  for (const kind of REACTIONS) {
    expect(await ann.socket.timeout(60_000).emitWithAck('react', { seat: ann.me.id, kind })).toMatchObject({ ok: true })
    await eventually(() => heard.every((one) => one.length === REACTIONS.indexOf(kind) + 1))
  }
  expect(heard[0]).toEqual(REACTIONS.map((kind) => ({ from: ann.me.id, kind })))
  expect(host.v).toBe(v)
})

test('[REACTION-2] reactions are limited, and only for a seat and of a kind there is', async () => {
  const server = await rig.open({ rateLimits: true })
  const { host, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const react = (asked: object) => ann.socket.timeout(60_000).emitWithAck('react', asked)
  expect(await react({ seat: host.me.id, kind: 'clap' })).toMatchObject({ ok: false, code: 'not-your-seat' })
  expect(await react({ seat: ann.me.id, kind: 'boo' })).toMatchObject({ ok: false, code: 'malformed' })
  const heard = reactionsOf(host)
  const began = Date.now()
  const answers = await Promise.all(Array.from({ length: 20 }, () => react({ seat: ann.me.id, kind: 'clap' })))
  const passed = answers.filter((answer) => answer.ok).length
  expect(passed).toBeGreaterThanOrEqual(8)
  expect(passed).toBeLessThanOrEqual(8 + 2 * secondsSince(began))
  expect(answers.filter((answer) => !answer.ok).every((answer) => answer.code === 'too-often')).toBe(true)
  // A reaction isn't queued: a phone that is behind misses it.
  await eventually(() => heard.length > 0)
  expect(heard.length).toBeLessThanOrEqual(passed)
})

test('[REACTION-3] a reaction is answered while the store is away', async () => {
  const store = { ...rig.spied.store, sendReaction: () => Promise.reject(new StoreUnavailable('gone')) }
  const server = await rig.open({ store })
  const { host } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const answer = await host.socket.timeout(60_000).emitWithAck('react', { seat: host.me.id, kind: 'clap' })
  expect(answer).toMatchObject({ ok: false, code: 'unavailable', retryable: true })
})

test('[DOOR-5] a handshake without a readable address is refused, and harms nobody', async () => {
  const server = await rig.open({
    trustedProxies: () => {
      throw new Error('no address')
    },
  })
  const session = await makeSession(rig.spied.store, 'truth-or-dare')
  const proxied = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect(await rig.phone(server, session, [session.host], proxied).refusal()).toMatchObject({ code: 'internal' })
})

test('[REACTION-2] coming back again and again gives a seat no more of them', async () => {
  const server = await rig.open({ rateLimits: true })
  const { session, host, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const heard = reactionsOf(host)
  let passed = 0
  const began = Date.now()
  for (let i = 0; i < 20; i++) {
    const again = rig.phone(server, session, [ann.me])
    await again.until(() => true)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        again.socket.timeout(60_000).emitWithAck('react', { seat: ann.me.id, kind: 'clap' }),
      ),
    )
    passed += answers.filter(({ ok }) => ok).length
    again.close()
  }
  expect(passed).toBeGreaterThanOrEqual(8)
  expect(passed).toBeLessThanOrEqual(8 + 2 * secondsSince(began))
  expect(heard.length).toBeLessThanOrEqual(passed)
})

test('[DOOR-10] a caller who proves a seat gets in, whatever others behind the same address send', async () => {
  const server = await rig.open({ rateLimits: true })
  const { session, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const codeOf = (phone: Phone) =>
    phone.refusal().then(
      ({ code }) => code,
      () => 'in',
    )
  // Callers without proof use up the small limit, callers that claim a seat the large one
  const forged = Array.from({ length: 1600 }, (_, i) => i)
  const refused = new Set<string>()
  for (let i = 0; i < forged.length; i += 100) {
    const knocks = forged.slice(i, i + 100).map((n) => {
      const seat = { ...ann.me, token: `${n}`.padStart(43, 'x') }
      const phone = rig.phone(server, session, [seat])
      return codeOf(phone).finally(() => phone.close())
    })
    for (const code of await Promise.all(knocks)) refused.add(code)
  }
  expect(refused).toEqual(new Set(['bad-seat', 'too-often']))
  for (let i = 0; i < 12; i++) expect(await codeOf(rig.phone(server, session, [ann.me]))).toBe('in')
})

test('[DOOR-11] a seat can connect thirty times in a burst and once a second', async () => {
  const server = await rig.open({ rateLimits: true })
  const { session, ann, host } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const began = Date.now()
  let entries = 0
  for (;;) {
    const phone = rig.phone(server, session, [ann.me])
    const code = await phone.refusal().then(
      (refusal) => refusal.code,
      () => 'in',
    )
    phone.close()
    if (code === 'too-often') break
    entries++
    expect(entries).toBeLessThanOrEqual(30 + secondsSince(began))
  }
  // Includes the one it connected with
  expect(entries).toBeGreaterThanOrEqual(29)
  await rig.phone(server, session, [host.me]).until(() => true)
})

test('[BUDGET-1] a session has so many commands, however many seats send them, and its neighbours theirs', async () => {
  const server = await rig.open({ rateLimits: true })
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil']
  const busy = await rig.gather(server, 'truth-or-dare', names)
  const calm = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const send = (phone: Phone, i: number) => phone.send({ type: 'heat', level: 1 + (i % 2), isHeld: true })
  const began = Date.now()
  const sent = await Promise.all(busy.phones.flatMap((phone) => Array.from({ length: 50 }, (_, i) => send(phone, i))))
  const taken = sent.filter((answer) => answer.ok || answer.code !== 'too-often').length
  expect(taken).toBeGreaterThanOrEqual(160)
  expect(taken).toBeLessThanOrEqual(160 + 30 * secondsSince(began))
  for (let i = 0; i < 20; i++) {
    const answer = await calm.host.send({ type: 'rename', name: `Hoste-${i}` })
    expect(answer.ok).toBe(true)
  }
})

test('[DOOR-1] a client of another protocol is told to upgrade', async () => {
  const server = await rig.open()
  const { session, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  expect(await rig.phone(server, session, [ann.me], { auth: { proto: 2 } }).refusal()).toMatchObject({
    code: 'upgrade',
  })
})

test('[DOOR-2] a page of another site gets no socket, our own does', async () => {
  const server = await rig.open()
  const { session } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const foreign = rig.phone(server, session, [], { headers: { origin: 'https://evil.example' } })
  await new Promise((resolve) => foreign.socket.once('connect_error', resolve))
  expect(foreign.socket.connected).toBe(false)
  await rig.phone(server, session, [], { headers: { origin: server.url } }).until(() => true)
})

test('[REST-70] without PUBLIC_URL a page whose name was pointed at us gets no socket', async () => {
  const { port } = new URL((await rig.open()).url)
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const socket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
      const headers = { host, origin: `http://${host}`, 'sec-websocket-key': btoa('sixteen of bytes'), ...socket }
      const asked = request({ host: '127.0.0.1', port, path: '/socket.io/?EIO=4&transport=websocket', headers })
      asked.on('response', ({ statusCode }) => resolve(statusCode))
      asked.on('upgrade', (_response, open) => {
        open.destroy()
        resolve(101)
      })
      asked.on('error', reject).end()
    })
  expect(await statusFor(`evil.example:${port}`)).toBe(400)
  expect(await statusFor(`sofa.local:${port}`)).toBe(101)
})

test('[DOOR-3] polling is refused', async () => {
  const server = await rig.open()
  for (const method of ['GET', 'POST']) {
    const { status } = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { method })
    expect(status).toBe(400)
  }
})

test('[NODES-1] phones of one session on two processes see the same versions', async () => {
  const [one, other] = [await rig.open(), await rig.open()]
  const { session, host, ann } = await rig.gather(one, 'never-have-i-ever', ['Ann'])
  const far = rig.phone(other, session, [ann.me])
  await far.until((m) => m.v >= host.v)
  for (let i = 0; i < 10; i++)
    expect((await (i % 2 ? far : host).send({ type: 'rename', name: `${i % 2 ? 'Ann' : 'Hoste'}-${i}` })).ok).toBe(true)
  await Promise.all([host, ann, far].map((phone) => phone.until((m) => m.v >= Math.max(host.v, far.v))))
  await eventually(() => host.v === far.v)
  expect(far.latest?.view).toEqual(host.latest?.view)
  expect(far.latest?.hands).toEqual(ann.latest?.hands)
})

test.skipIf(!hasRedisServer())(
  '[NODES-1] on Redis too, with reactions, presence and watchers across processes',
  async () => {
    const redis = await someRedis()
    const stores = [
      await openRedisStore({ url: redis.url, space: 'doors' }),
      await openRedisStore({ url: redis.url, space: 'doors' }),
    ] as const
    const servers = [await startProcess(stores[0]), await startProcess(stores[1])] as const
    const session = await makeSession(stores[0], 'never-have-i-ever')
    const ann = await takeSeat(stores[1], session, 'Ann')
    const host = new Phone(servers[0].url, session.code, [session.host])
    const guest = new Phone(servers[1].url, session.code, [ann])
    const screen = new Phone(servers[1].url, session.code, [])
    await host.until((m) => m.view.watchers === 1 && m.view.players.every((player) => player.online))
    const heard = [host, guest, screen].map(reactionsOf)
    expect(
      await host.socket.timeout(60_000).emitWithAck('react', { seat: session.host.id, kind: 'fire' }),
    ).toMatchObject({
      ok: true,
    })
    await eventually(() => heard.every((one) => one.length === 1))
    for (let i = 0; i < 10; i++)
      expect((await (i % 2 ? host : guest).send({ type: 'rename', name: `${i % 2 ? 'Hoste' : 'Ann'}-${i}` })).ok).toBe(
        true,
      )
    await eventually(() => host.v === guest.v && host.v === screen.v)
    expect(guest.latest?.view).toEqual(host.latest?.view)
    for (const phone of [host, guest, screen]) phone.close()
    for (const server of servers) await server.close()
    for (const store of stores) await store.close()
    await redis.stop()
  },
)
