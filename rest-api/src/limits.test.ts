import { createLog } from '@highjinks/edge'
import type { Store } from 'express-rate-limit'
import { afterEach, describe, expect, test } from 'vitest'
import { createLimits, LIMITS } from './limits.ts'
import { startTestApi, type TestApi } from './testing/api.ts'

let api: TestApi
afterEach(() => api.close())

const log = createLog('silent')
const trustedProxies = { kind: 'hops', hops: 1 } as const
const start = (storeFor?: (prefix: string) => Store) =>
  startTestApi({ limits: createLimits({ trustedProxies, log, storeFor }) })

const from = (address: string) => ({ 'x-forwarded-for': address })
const login = (email: string, password: string, address = '1.1.1.1') =>
  api.call('POST', '/api/auth/login', { body: { email, password }, headers: from(address) })

describe('limits', () => {
  test('[AUTH-13] guessing at one account ends after ten failures, with a time to wait', async () => {
    api = await start()
    await api.signUp('Ada')
    for (let i = 0; i < 10; i++) expect((await login('ada@example.com', `guess-${i}`)).status).toBe(401)
    const stopped = await login('ADA@example.com ', 'secret-enough')
    expect([stopped.status, stopped.body.code]).toEqual([429, 'too-often'])
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    // Others at the same table, and the owner elsewhere, are not stopped
    expect((await login('bob@example.com', 'guess-1')).status).toBe(401)
    expect((await login('ada@example.com', 'secret-enough', '2.2.2.2')).status).toBe(200)
  })

  test('[REST-23] a party behind one address signs in and looks up its code as often as it likes', async () => {
    api = await start()
    await api.signUp('Host')
    const { body: session } = await api.call('POST', '/api/sessions/share', { body: { gameId: 1 } })
    for (let i = 0; i < 120; i++) {
      expect((await login('host@example.com', 'secret-enough')).status).toBe(200)
      const found = await api.call('GET', `/api/sessions/by-code/${session.code}`, { headers: from('1.1.1.1') })
      expect(found.status).toBe(200)
    }
  })

  test('[REST-28] guessing codes ends after forty, by lookup and by join together; a taken name is no guess', async () => {
    api = await start()
    const headers = from('1.1.1.1')
    const { body: session } = await api.call('POST', '/api/sessions/share', { body: { gameId: 1 } })
    const join = (code: string) =>
      api.call('POST', '/api/sessions/join', { body: { code, playerName: 'Ada' }, headers })
    expect((await join(session.code)).status).toBe(201)
    for (let i = 0; i < 60; i++) expect((await join(session.code)).body.code).toBe('name-taken')
    for (let i = 0; i < 20; i++) {
      expect((await api.call('GET', '/api/sessions/by-code/BCDFGH', { headers })).status).toBe(404)
      expect((await join('BCDFGH')).status).toBe(404)
    }
    expect((await join('BCDFGH')).status).toBe(429)
    const lookup = await api.call('GET', `/api/sessions/by-code/${session.code}`, { headers })
    expect([lookup.status, lookup.body.code]).toEqual([429, 'too-often'])
  })

  test('[REST-24] a header that nobody we trust wrote moves no count', async () => {
    api = await start()
    const forged = await Promise.all(
      Array.from({ length: 110 }, (_, i) => login(`who-${i}@example.com`, 'guess-1', `${i}.${i}.1.1, 3.3.3.3`)),
    )
    expect(forged.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('[CONTACT-3] one address sends ten messages an hour', async () => {
    api = await start()
    const body = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hi' }
    const sent = await Promise.all(Array.from({ length: 12 }, () => api.call('POST', '/api/contact', { body })))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await api.records.messages.newest(100)).toHaveLength(10)
  })

  test('[REST-25] while nobody can count, signing in waits and the rest goes on', async () => {
    const gone = () => Promise.reject(new Error('redis is away'))
    api = await start(() => ({ increment: gone, decrement: gone, resetKey: gone }))
    const refused = await login('ada@example.com', 'secret-enough')
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    const body = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hi' }
    expect((await api.call('POST', '/api/contact', { body })).status).toBe(201)
  })

  test('[REST-26] whatever checks a password or makes an account closes without its count', async () => {
    api = await start()
    for (const name of ['login', 'register'] as const) {
      expect(LIMITS[name]?.every(({ away }) => away === 'closed')).toBe(true)
    }
  })
})
