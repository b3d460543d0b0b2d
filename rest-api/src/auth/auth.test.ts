import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, TEST_SECRET, type TestApi } from '../testing/api.ts'

let api: TestApi
let now = 1_760_000_000_000
beforeAll(async () => {
  api = await startTestApi({ now: () => now })
})
afterAll(() => api.close())

const DAY = 24 * 60 * 60 * 1000
const ada = { email: 'ada@example.com', username: 'Ada', password: 'correct horse' }

describe('registering', () => {
  test('[AUTH-1] gives a token and the user, and nothing the user may not see', async () => {
    const { status, body } = await api.call('POST', '/api/auth/register', { body: { ...ada, lastName: '' } })
    expect(status).toBe(201)
    expect(body.user).toEqual({
      id: expect.any(String),
      username: 'Ada',
      email: 'ada@example.com',
      emailVerified: false,
      hasPassword: true,
      provider: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      createdAt: new Date(now).toISOString(),
      settings: { emailNotifications: false, gameUpdates: false, publicProfile: false, shareActivity: false },
    })
    expect((await api.call('GET', '/api/auth/me', { token: body.token })).body).toEqual(body.user)
  })

  test.each([
    ['an email in another case', { ...ada, email: 'ADA@Example.com', username: 'Other' }, 409, 'email-taken'],
    ['a username in another case', { ...ada, email: 'o@example.com', username: 'aDA' }, 409, 'username-taken'],
    ['a username in full width', { ...ada, email: 'o@example.com', username: 'Ａｄａ' }, 409, 'username-taken'],
    ['an unkind username', { ...ada, email: 'o@example.com', username: 'f.u.c.k' }, 400, 'bad-name'],
    ['a reserved username', { ...ada, email: 'o@example.com', username: 'HOST' }, 400, 'reserved-name'],
    ['a username that looks reserved', { ...ada, email: 'o@example.com', username: 'Ηоst' }, 400, 'reserved-name'],
    ['an unkind first name', { ...ada, email: 'o@example.com', username: 'Ok1', firstName: 'sh1t' }, 400, 'bad-name'],
  ])('[AUTH-2] refuses %s', async (_title, body, status, code) => {
    const reply = await api.call('POST', '/api/auth/register', { body })
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  test.each([
    ['Please enter a valid email', { ...ada, email: 'nobody' }],
    ['Please enter a valid email', { username: 'Ada', password: 'secret' }],
    ['Username must be at least 3 characters', { ...ada, username: 'Al' }],
    ['Username must be at least 3 characters', { ...ada, username: '\u200B\u200B \u3164A\u200Bl' }],
    ['Password must be at least 6 characters', { ...ada, password: '12345' }],
    ['Password must be at least 6 characters', { email: 'o@example.com', username: 'Ada' }],
  ])('[AUTH-3] says "%s"', async (message, body) => {
    const reply = await api.call('POST', '/api/auth/register', { body })
    expect([reply.status, reply.body]).toEqual([400, { message, code: 'malformed' }])
  })

  test('[AUTH-4] names no field of the account that the form does not have', async () => {
    const { body } = await api.call('POST', '/api/auth/register', {
      body: {
        email: 'm@example.com',
        username: 'Mallory',
        password: 'secret',
        tokenVersion: 9,
        id: 'root',
        role: 'admin',
      },
    })
    const kept = await api.records.users.byEmail('m@example.com')
    expect(kept).toMatchObject({ tokenVersion: 0 })
    expect(kept?.id).not.toBe('root')
    expect(body.user.role).toBeUndefined()
  })
})

describe('logging in', () => {
  test('[AUTH-5] takes the email in any case and gives a token', async () => {
    const { status, body } = await api.call('POST', '/api/auth/login', {
      body: { email: ' ADA@example.com ', password: ada.password },
    })
    expect(status).toBe(200)
    expect(body.user.username).toBe('Ada')
    expect((await api.call('GET', '/api/auth/me', { token: body.token })).status).toBe(200)
  })

  test('[AUTH-5] says the same of an unknown email and of a wrong password', async () => {
    const wrong = await api.call('POST', '/api/auth/login', { body: { ...ada, password: 'wrong one' } })
    const unknown = await api.call('POST', '/api/auth/login', { body: { ...ada, email: 'who@example.com' } })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { message: 'Please check your credentials and try again', code: 'bad-credentials' },
    ])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test.each([{ $ne: null }, { $gt: '' }, ['secret'], 123456, null, true])(
    '[AUTH-6] is not fooled by the password %j',
    async (password) => {
      const { status, body } = await api.call('POST', '/api/auth/login', { body: { email: ada.email, password } })
      expect([status, body.code]).toEqual([400, 'malformed'])
    },
  )
})

describe('tokens', () => {
  const segment = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sign = (header: object, claims: object, secret = TEST_SECRET): string => {
    const text = `${segment(header)}.${segment(claims)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const me = async (token: string) => (await api.call('GET', '/api/auth/me', { token })).body.code as string | undefined

  test('[AUTH-7] only ours, whole, for us and in time count', async () => {
    const { token, id } = await api.signUp('Tokena')
    const seconds = Math.floor(now / 1000)
    const good = { sub: id, ver: 0, iat: seconds, exp: seconds + 60, iss: 'highjinks', aud: 'highjinks-api' }
    const HS = { alg: 'HS256', typ: 'JWT' }
    expect(await me(sign(HS, good))).toBeUndefined()
    expect(await me(sign(HS, good, 'another secret of thirty-two bytes'))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, exp: seconds - 1 }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, exp: undefined }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, iss: 'other' }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, aud: 'other' }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, ver: '0' }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, ver: 1 }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, sub: { $ne: null } }))).toBe('bad-token')
    expect(await me(sign(HS, { ...good, sub: 'nobody' }))).toBe('bad-token')
    expect(await me(sign({ alg: 'HS512', typ: 'JWT' }, good))).toBe('bad-token')
    expect(await me(`${segment({ alg: 'none', typ: 'JWT' })}.${segment(good)}.`)).toBe('bad-token')
    expect(await me(token.slice(0, -2))).toBe('bad-token')
    expect(await me('x')).toBe('bad-token')
  })

  test('[AUTH-7] without one, or with another scheme, the answer is 401 and says so', async () => {
    const none = await api.call('GET', '/api/auth/me')
    expect([none.status, none.body.code, none.headers.get('www-authenticate')]).toEqual([
      401,
      'not-signed-in',
      'Bearer',
    ])
    const basic = await api.call('GET', '/api/auth/me', { headers: { authorization: 'Basic YTpi' } })
    expect([basic.status, basic.body.code]).toEqual([401, 'bad-token'])
  })

  test('[AUTH-7] one lives seven days', async () => {
    const { token } = await api.signUp('Weekly')
    now += 7 * DAY - 1000
    expect(await me(token)).toBeUndefined()
    now += 2000
    expect(await me(token)).toBe('bad-token')
  })

  test('[AUTH-10] logging out everywhere ends every token given so far, and only that account’s', async () => {
    const gus = await api.signUp('Gus')
    const other = await api.signUp('Other')
    const second = await api.call('POST', '/api/auth/login', {
      body: { email: 'gus@example.com', password: 'secret-enough' },
    })
    expect((await api.call('POST', '/api/auth/logout-everywhere', { token: gus.token })).body).toEqual({ ok: true })
    expect(await me(gus.token)).toBe('bad-token')
    expect(await me(second.body.token)).toBe('bad-token')
    expect(await me(other.token)).toBeUndefined()
    const again = await api.call('POST', '/api/auth/login', {
      body: { email: 'gus@example.com', password: 'secret-enough' },
    })
    expect(await me(again.body.token)).toBeUndefined()
  })
})

describe('the profile', () => {
  test('[AUTH-8] an edit is kept, and what it leaves out stays', async () => {
    const { token } = await api.signUp('Cleo')
    const edited = await api.call('PATCH', '/api/auth/me', { token, body: { firstName: ' Cleo ', lastName: 'Patra' } })
    expect([edited.status, edited.body.firstName, edited.body.username]).toEqual([200, 'Cleo', 'Cleo'])
    const cleared = await api.call('PATCH', '/api/auth/me', { token, body: { lastName: '' } })
    expect([cleared.body.firstName, cleared.body.lastName]).toEqual(['Cleo', null])
    expect((await api.call('GET', '/api/auth/me', { token })).body).toEqual(cleared.body)
  })

  test('[AUTH-8] an edit cannot take a name, be unkind, or reach other fields', async () => {
    const { token, id } = await api.signUp('Dora')
    const taken = await api.call('PATCH', '/api/auth/me', { token, body: { username: 'ADA' } })
    expect([taken.status, taken.body.code]).toEqual([409, 'username-taken'])
    const unkind = await api.call('PATCH', '/api/auth/me', { token, body: { username: 'b1tch' } })
    expect([unkind.status, unkind.body.code]).toEqual([400, 'bad-name'])
    await api.call('PATCH', '/api/auth/me', { token, body: { tokenVersion: 5, passwordHash: 'x', id: 'ada' } })
    expect(await api.records.users.byId(id)).toMatchObject({ tokenVersion: 0, username: 'Dora' })
    expect((await api.call('PATCH', '/api/auth/me', { body: { firstName: 'X' } })).status).toBe(401)
  })

  test('[AUTH-8] an edit to a reserved username is refused', async () => {
    const { token } = await api.signUp('Reserva')
    const reply = await api.call('PATCH', '/api/auth/me', { token, body: { username: 'yOu' } })
    expect([reply.status, reply.body.code]).toEqual([400, 'reserved-name'])
  })

  test('[AUTH-15] another email needs the present password, and ends every other token', async () => {
    const { token } = await api.signUp('Mova')
    const password = 'secret-enough'
    const login = (email: string) => api.call('POST', '/api/auth/login', { body: { email, password } })
    const other = (await login('mova@example.com')).body.token
    const move = (body: object) =>
      api.call('PATCH', '/api/auth/me', { token, body: { email: 'm2@example.com', ...body } })
    for (const wrong of [await move({}), await move({ password: 'wrong one' })])
      expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password'])
    expect((await api.call('GET', '/api/auth/me', { token })).body.email).toBe('mova@example.com')

    const moved = await move({ password })
    expect([moved.status, moved.body.email]).toEqual([200, 'm2@example.com'])
    const statuses = [token, other, moved.body.token].map(
      async (one) => (await api.call('GET', '/api/auth/me', { token: one })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
    expect([(await login('mova@example.com')).status, (await login('m2@example.com')).status]).toEqual([401, 200])
  })

  test('[AUTH-15] sending the same email changes nothing, and who owns an email stays secret without a password', async () => {
    const { token } = await api.signUp('Staya')
    const stays = await api.call('PATCH', '/api/auth/me', {
      token,
      body: { email: 'STAYA@example.com', firstName: 'S' },
    })
    expect([stays.status, stays.body.firstName, stays.body.token]).toEqual([200, 'S', undefined])
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(200)
    const guess = await api.call('PATCH', '/api/auth/me', { token, body: { email: ada.email } })
    expect([guess.status, guess.body.code]).toEqual([403, 'wrong-password'])
    const taken = await api.call('PATCH', '/api/auth/me', {
      token,
      body: { email: ada.email, password: 'secret-enough' },
    })
    expect([taken.status, taken.body.code]).toEqual([409, 'email-taken'])
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(200)
  })

  test('[AUTH-9] settings are kept one by one', async () => {
    const { token } = await api.signUp('Setta')
    const saved = await api.call('PUT', '/api/auth/me/settings', { token, body: { shareActivity: true } })
    expect(saved.body.settings).toEqual({
      emailNotifications: false,
      gameUpdates: false,
      publicProfile: false,
      shareActivity: true,
    })
    const bad = await api.call('PUT', '/api/auth/me/settings', { token, body: { shareActivity: 'yes' } })
    expect([bad.status, bad.body.code]).toEqual([400, 'malformed'])
  })
})
