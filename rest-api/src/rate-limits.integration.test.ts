import {
  createGuesses,
  createLog,
  memoryRateLimitStore,
  openRateLimitStores,
  type RateLimitStore,
} from '@highjinks/platform'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf, createTokens } from './accounts/tokens.ts'
import { hasSignedIn } from './auth/known-addresses.ts'
import { createRateLimits, RATE_LIMITS } from './rate-limits.ts'
import { findSeatByToken } from './sessions/seat-by-token.ts'
import { startTestApi, TEST_MARKS, TEST_SECRET, type TestApi, testAddress } from './testing/api.ts'
import { startOperatorApi } from './testing/operator-api.ts'

let api: TestApi
afterEach(() => api.close())

const log = createLog('silent')
const start = (of: (name: string) => RateLimitStore = openRateLimitStores({}, log).of) =>
  startTestApi({
    rateLimits: createRateLimits({
      addressOf: testAddress,
      isOwner: (email, address) => hasSignedIn(api.records, TEST_MARKS, email, address),
      callerOf: (request) => callerOf(request, createTokens(TEST_SECRET, Date.now)),
      seatOf: (id, token) => findSeatByToken(api.sessions, id, token),
      guesses: createGuesses({ of }),
      log,
      rateLimitStores: { of },
    }),
  })

const from = (address: string) => ({ 'x-forwarded-for': address })
const login = (email: string, password: string, address = '1.1.1.1') =>
  api.call('POST', '/api/auth/login', { body: { email, password }, headers: from(address) })

/** Returns whether a call from elsewhere, made after all of these, is answered before the last of them. */
async function isSlowerThanElsewhere(queued: readonly Promise<unknown>[]): Promise<boolean> {
  let answered = 0
  for (const one of queued) void one.then(() => answered++)
  await api.call('GET', '/api/sessions/by-code/BCDFGH', { headers: from('9.9.9.9') })
  return answered < queued.length
}

describe('rate limits', () => {
  test('[OPERATOR-17] an operator’s token alone is no way to guess their password', async () => {
    const rateLimits = (api: () => TestApi) =>
      createRateLimits({
        addressOf: testAddress,
        isOwner: async () => false,
        callerOf: (request) => callerOf(request, createTokens(TEST_SECRET, Date.now)),
        seatOf: (id, token) => findSeatByToken(api().sessions, id, token),
        guesses: createGuesses(openRateLimitStores({}, log)),
        log,
        rateLimitStores: openRateLimitStores({}, log),
      })
    const server: Awaited<ReturnType<typeof startOperatorApi>> = await startOperatorApi({
      rateLimits: rateLimits(() => server.api),
    })
    api = { ...server.api, close: () => server.close() }
    const { token } = await server.signUpOperator('boss')
    const guess = (password: string) => server.ask('link', { password }, token)
    for (let i = 0; i < 20; i++) expect((await guess('secret-enough')).status).toBe(200)
    const all: string[] = []
    for (let i = 0; i < 12; i++) all.push((await guess(`guess-${i}`)).body.code)
    expect(all).toEqual([...Array<string>(10).fill('wrong-password'), 'too-often', 'too-often'])
    expect((await guess('secret-enough')).status).toBe(429)
    expect((await server.ask('link', {})).status).toBe(200)
  })

  test('[AUTH-13] guessing at one account ends after ten failures, with a time to wait', async () => {
    api = await start()
    await api.signUp('Ada')
    for (let i = 0; i < 10; i++) expect((await login('ada@example.com', `guess-${i}`)).status).toBe(401)
    const stopped = await login('ADA@example.com ', 'secret-enough')
    expect([stopped.status, stopped.body.code]).toEqual([429, 'too-often'])
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    // Others at the same table, and the owner elsewhere, aren't stopped
    expect((await login('bob@example.com', 'guess-1')).status).toBe(401)
    expect((await login('ada@example.com', 'secret-enough', '2.2.2.2')).status).toBe(200)
  })

  test('[AUTH-14] guessing from everywhere stops at a hundred, but never for owners who signed in before', async () => {
    api = await start()
    await api.signUp('Ada')
    expect((await login('ada@example.com', 'secret-enough', '2.2.2.2')).status).toBe(200)
    const guesses: Awaited<ReturnType<typeof login>>[] = []
    for (let i = 0; i < 110; i++) guesses.push(await login('ada@example.com', `guess-${i}`, `9.9.${i % 20}.9`))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(100)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await login('ada@example.com', 'secret-enough', '8.8.8.8')).status).toBe(429)
    expect((await login('ada@example.com', 'secret-enough', '2.2.2.2')).status).toBe(200)
    expect((await login('bob@example.com', 'guess-1', '8.8.8.8')).status).toBe(401)
  })

  test('[AUTH-16] which emails have an account is not asked 300 times by editing a profile', async () => {
    api = await start()
    const { token } = await api.signUp('Ada')
    const probe = (of: string, address: string) =>
      api.call('PATCH', '/api/auth/me', {
        token: of,
        body: { username: 'ADA', email: 'x@y.example' },
        headers: from(address),
      })
    const asked: number[] = []
    for (let i = 0; i < 40; i++) asked.push((await probe(token, `9.9.${i}.9`)).status)
    expect(asked.filter((status) => status === 429)).toHaveLength(10)
    // New accounts only help as long as registrations do
    const names = ['Bob', 'Cleo', 'Dan', 'Eve']
    const others = await Promise.all(names.map((name) => api.signUp(name)))
    const taken: number[] = []
    for (let i = 0; i < 80; i++) {
      const of = others[i % others.length]?.token ?? ''
      const body = { username: 'ada' }
      taken.push((await api.call('PATCH', '/api/auth/me', { token: of, body, headers: from('1.1.1.1') })).status)
    }
    expect(taken.filter((status) => status === 409)).toHaveLength(60)
    expect(taken.filter((status) => status === 429)).toHaveLength(20)
  })

  test('[REST-29] what cannot be meant seriously is not counted and leaves nothing', async () => {
    const stores: ReturnType<typeof memoryRateLimitStore>[] = []
    api = await start(() => {
      const rateLimitStores = memoryRateLimitStore()
      stores.push(rateLimitStores)
      return rateLimitStores
    })
    const bodies = [
      {},
      { email: 'x' },
      { email: 'a@example.com', password: 1 },
      { email: 'a@example.com' },
      'null',
      '{',
    ]
    for (let i = 0; i < 60; i++) {
      const body = bodies[i % bodies.length]
      expect((await api.call('POST', '/api/auth/login', { body, headers: from('1.1.1.1') })).status).toBe(400)
      expect((await api.call('GET', '/api/sessions/by-code/x', { headers: from('1.1.1.1') })).status).toBe(400)
    }
    expect(stores.map(({ size }) => size).every((size) => size === 0)).toBe(true)
    await api.signUp('Ada')
    expect((await login('ada@example.com', 'secret-enough')).status).toBe(200)
    // The new account counts, and the sign-in counts, but not its success
    await expect.poll(() => stores.reduce((sum, { size }) => sum + size, 0)).toBe(3)
  })

  test('[REST-23] a party behind one address signs in and looks up its code as often as people do', async () => {
    api = await start()
    await api.signUp('Ada')
    const { body: session } = await api.call('POST', '/api/sessions/share', { body: { gameId: 1 } })
    for (let i = 0; i < 60; i++) {
      expect((await login('ada@example.com', 'secret-enough')).status).toBe(200)
      const found = await api.call('GET', `/api/sessions/by-code/${session.code}`, { headers: from('1.1.1.1') })
      expect(found.status).toBe(200)
    }
  })

  test('[AUTH-20] right passwords are counted too, by account and by address', async () => {
    api = await start()
    const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil']
    for (const name of names) await api.signUp(name)
    const signIn = (name: string, address = '1.1.1.1') =>
      login(`${name}@example.com`, 'secret-enough', address).then(({ status }) => status)
    // From the second account on, the address has signed in before
    expect(await signIn('Gil', '2.2.2.2')).toBe(200)
    for (const name of names.slice(0, 5)) {
      for (let i = 0; i < 60; i++) expect(await signIn(name)).toBe(200)
      expect(await signIn(name)).toBe(429)
    }
    // The address has used its three hundred; an owner who signed in from there before can go on, and so can everyone
    // elsewhere
    expect(await signIn('Gil')).toBe(429)
    expect(await signIn('Gil', '2.2.2.2')).toBe(200)
    expect(await signIn('Fay', '3.3.3.3')).toBe(200)
  })

  test('[AUTH-21] an owner who signed in from an address before can sign in there, whatever others try', async () => {
    api = await start()
    await api.signUp('Ada')
    await login('ada@example.com', 'secret-enough')
    for (let i = 0; i < 100; i++) expect((await login(`who-${i}@example.com`, 'guess-1')).status).toBe(401)
    expect((await login('who-0@example.com', 'guess-1')).status).toBe(429)
    expect((await login('ada@example.com', 'secret-enough')).status).toBe(200)
  })

  test('[AUTH-22] an owner with a known device has tries of their own', async () => {
    api = await start()
    await api.signUp('Ada')
    const device = 'device-of-ada'
    const logIn = (password: string, more: object = { device }) =>
      api.call('POST', '/api/auth/login', {
        body: { email: 'ada@example.com', password, ...more },
        headers: from('1.1.1.1'),
      })
    expect((await logIn('secret-enough')).status).toBe(200)
    // A neighbor guesses this account's password, without a device and with an unknown one
    for (let i = 0; i < 10; i++)
      expect((await logIn(`guess-${i}`, i % 2 ? {} : { device: 'another-one' })).status).toBe(401)
    expect((await logIn('secret-enough', {})).status).toBe(429)
    expect((await logIn('secret-enough')).status).toBe(200)
    for (let i = 0; i < 10; i++) expect((await logIn(`guess-${i}`)).status).toBe(401)
    expect((await logIn('secret-enough')).status).toBe(429)
  })

  test('[REST-28] after forty wrong codes, by lookup and by join together, an address queues; a taken name is no guess', async () => {
    api = await start()
    const headers = from('1.1.1.1')
    const { body: session } = await api.call('POST', '/api/sessions/share', { body: { gameId: 1 } })
    const join = (code: string) =>
      api.call('POST', '/api/sessions/join', { body: { code, playerName: 'Ada' }, headers })
    const lookUp = (code: string) => api.call('GET', `/api/sessions/by-code/${code}`, { headers })
    expect((await join(session.code)).status).toBe(201)
    for (let i = 0; i < 60; i++) expect((await join(session.code)).body.code).toBe('name-taken')
    for (let i = 0; i < 20; i++) {
      expect((await lookUp('BCDFGH')).status).toBe(404)
      expect((await join('BCDFGH')).status).toBe(404)
    }
    expect((await lookUp(session.code)).status).toBe(200)
    const queued = [join('BCDFGH'), ...Array.from({ length: 4 }, () => lookUp(session.code))]
    expect(await isSlowerThanElsewhere(queued)).toBe(true)
    expect((await Promise.all(queued)).map(({ status }) => status)).toEqual([404, 200, 200, 200, 200])
    const impatient = new AbortController()
    const refused: Response[] = []
    const line = Array.from({ length: 24 }, async () => {
      const address = `${api.url}/api/sessions/by-code/${session.code}`
      const answer = await fetch(address, { headers, signal: impatient.signal }).catch(() => null)
      if (answer?.status === 429) refused.push(answer)
      // The others need not wait for their turn
      if (refused.length > 2) impatient.abort()
    })
    await Promise.all(line)
    expect(refused.length).toBeGreaterThan(2)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    // Knowing an ID proves that someone shared it
    expect((await api.call('GET', `/api/sessions/${session.id}`, { headers })).status).toBe(200)
  })

  test('[REST-35] signed-in people can host and seated players can report, whatever others at that address did', async () => {
    api = await start()
    const { token } = await api.signUp('Ada')
    const host = (bearer?: string) =>
      api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' }, token: bearer })
    const { body: mine } = await host()
    for (let i = 0; i < 59; i++) expect((await host()).status).toBe(201)
    expect((await host()).status).toBe(429)
    expect((await host(token)).status).toBe(201)
    const report = (seatToken?: string) =>
      api.call('POST', '/api/reports', {
        body: { sessionId: mine.id, seatToken, kind: 'text', text: 'Words', reason: 'Unkind' },
      })
    for (let i = 0; i < 30; i++) expect((await report()).status).toBe(201)
    expect((await report()).status).toBe(429)
    expect((await report('x'.repeat(43))).status).toBe(429)
    for (let i = 0; i < 30; i++) expect((await report(mine.seatToken)).status).toBe(201)
    expect((await report(mine.seatToken)).status).toBe(429)
  })

  test('[REPORT-10] however many seats someone takes, a room is reported ninety times an hour, and an address reports 120 times', async () => {
    api = await start()
    const openRoom = async () => {
      const { body } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
      const seats = [String(body.seatToken)]
      for (let i = 0; i < 3; i++) {
        const seat = { code: body.sessionCode, playerName: `Sock ${i}` }
        seats.push((await api.call('POST', '/api/sessions/join', { body: seat })).body.seatToken)
      }
      const report = (seatToken: string | undefined, address: string) =>
        api.call('POST', '/api/reports', {
          body: { sessionId: body.id, seatToken, kind: 'text', text: 'Words', reason: 'Unkind' },
          headers: from(address),
        })
      return { seats, report }
    }
    const flooded = await openRoom()
    const answers: number[] = []
    for (const seat of flooded.seats)
      for (let i = 0; i < 30; i++) answers.push((await flooded.report(seat, '1.1.1.1')).status)
    expect(answers.filter((status) => status === 201)).toHaveLength(90)
    expect((await flooded.report(undefined, '2.2.2.2')).status).toBe(429)
    const other = await openRoom()
    expect((await other.report(other.seats[0], '1.1.1.1')).status).toBe(429)
    expect((await other.report(other.seats[0], '2.2.2.2')).status).toBe(201)
  })

  test('[REST-24] a header that nobody we trust wrote moves no count', async () => {
    api = await start()
    const forged: Awaited<ReturnType<typeof login>>[] = []
    for (let i = 0; i < 110; i++) forged.push(await login(`who-${i}@example.com`, 'guess-1', `${i}.${i}.1.1, 3.3.3.3`))
    expect(forged.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('[PAIR-7] trying TV codes counts and queues like room codes, and one device opens sixty TVs in ten minutes', async () => {
    api = await start()
    const { body: room } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
    const claim = (code: string) =>
      api.call('POST', '/api/tv/claim', {
        body: { code, sessionId: room.id, seatToken: room.seatToken },
        headers: from('1.1.1.1'),
      })
    const open = () => api.call('POST', '/api/tv', { body: {}, headers: from('2.2.2.2') })
    const opened = await Promise.all(Array.from({ length: 61 }, open))
    expect(opened.filter(({ status }) => status === 201)).toHaveLength(60)
    // A TV that says which one it is has its own limit, whatever others behind its address open
    const named = await api.call('POST', '/api/tv', { body: { device: 'tv-in-the-den' }, headers: from('2.2.2.2') })
    expect(named.status).toBe(201)
    for (let i = 0; i < 20; i++) expect((await claim('BCDFGH')).status).toBe(404)
    for (let i = 0; i < 20; i++)
      expect((await api.call('GET', '/api/sessions/by-code/BCDFGH', { headers: from('1.1.1.1') })).status).toBe(404)
    const queued = Array.from({ length: 4 }, () => claim('BCDFGH'))
    expect(await isSlowerThanElsewhere(queued)).toBe(true)
    await Promise.all(queued)
  })

  test('[CONTACT-3] the guests of one address send ten messages an hour, and so does each account', async () => {
    api = await start()
    const body = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hi' }
    const sent = await Promise.all(Array.from({ length: 12 }, () => api.call('POST', '/api/contact', { body })))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await api.records.messages.newest(100)).toHaveLength(10)
    const { token } = await api.signUp('Ada')
    expect((await api.call('POST', '/api/contact', { body, token })).status).toBe(201)
  })

  test('[CRASH-3] one address tells of ten broken pages an hour', async () => {
    api = await start()
    const body = { version: '1.0.0', route: '/', message: 'x is undefined', stack: [] }
    const sent = await Promise.all(Array.from({ length: 12 }, () => api.call('POST', '/api/crashes', { body })))
    expect(sent.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 204),
      429,
      429,
    ])
    expect(await api.records.crashes.count()).toEqual({ kinds: 1, times: 10 })
  })

  test('[REST-36] who brings a link waits behind neighbors who bring wrong ones, and is not refused', async () => {
    api = await start()
    const { token } = await api.signUp('Ada')
    const wrong = 'x'.repeat(43)
    const reset = () => api.call('POST', '/api/auth/reset', { body: { token: wrong, password: 'secret-enough' } })
    const verify = () => api.call('POST', '/api/auth/verify', { body: { token: wrong }, token })
    const operate = () => api.call('POST', '/api/auth/me/operator', { body: { token: wrong }, token })
    for (const ask of [reset, verify, operate]) {
      const asked = await Promise.all(Array.from({ length: 65 }, ask))
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([410]))
    }
    // Beyond ten seconds' worth, parallel calls must come back later
    const flood = await Promise.all(Array.from({ length: 230 }, reset))
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([410, 429]))
  })

  test('[REST-25] while nobody can count, signing in waits and the rest goes on', async () => {
    const gone = () => Promise.reject(new Error('redis is away'))
    api = await start(() => ({
      localKeys: false,
      init: () => undefined,
      increment: gone,
      decrement: gone,
      resetKey: gone,
    }))
    const refused = await login('ada@example.com', 'secret-enough')
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    const body = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hi' }
    expect((await api.call('POST', '/api/contact', { body })).status).toBe(201)
  })

  test('[REST-26] whatever checks a password or makes an account closes without its count', async () => {
    api = await start()
    for (const name of ['login', 'register', 'editMe'] as const) {
      expect(RATE_LIMITS[name]?.every(({ away }) => away === 'closed')).toBe(true)
    }
  })
})
