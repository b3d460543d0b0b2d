import { createLog } from '@highjinks/platform'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tellOfWeek } from '../challenges/tell-week.ts'
import { createMail, type Mail } from '../mail/mail.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { TEST_CATALOGUE } from '../testing/catalogue.ts'
import { type DeliveredEmail, type Mailbox, openMailbox, secretIn } from '../testing/mailbox.ts'

const HOUR = 60 * 60 * 1000
const ORIGIN = 'https://play.test'

let box: Mailbox
let mail: Mail
let api: TestApi
let now = Date.now()
beforeAll(async () => {
  box = await openMailbox()
  mail = createMail({ host: '127.0.0.1', port: box.port, from: 'house@play.test' }, createLog('silent'), [])
  api = await startTestApi({ mail, publicUrl: ORIGIN, now: () => now })
})
afterAll(async () => {
  await api.close()
  await mail.close(0)
  await box.close()
})
const seen = new Set<DeliveredEmail>()
beforeEach(() => {
  for (const email of box.emails) seen.add(email)
})

/** Returns the next email to this address since the test began. Emails to two addresses can arrive in either order. */
async function emailTo(address: string, subject: string): Promise<DeliveredEmail> {
  const found = () =>
    box.emails.find((email) => !seen.has(email) && email.to[0] === address && email.raw.includes(`Subject: ${subject}`))
  await expect.poll(found).toBeDefined()
  const email = found()
  if (!email) throw new Error('no email')
  seen.add(email)
  return email
}
const forgot = (email: string) => api.call('POST', '/api/auth/forgot', { body: { email } })
const reset = (token: string, password: string) => api.call('POST', '/api/auth/reset', { body: { token, password } })
const login = (name: string, password: string) =>
  api.call('POST', '/api/auth/login', { body: { email: `${name}@example.com`, password } })
const me = (token: string) => api.call('GET', '/api/auth/me', { token })
const verify = (secret: string, token?: string) =>
  api.call('POST', '/api/auth/verify', { body: { token: secret }, ...(token !== undefined && { token }) })
const RESET = 'Reset your Highjinks password'
const VERIFY = 'Confirm your email for Highjinks'

describe('a forgotten password', () => {
  test('[AUTH-31] a link in an email makes a new one, once, and ends every token', async () => {
    const { token } = await api.signUp('ada')
    await emailTo('ada@example.com', VERIFY)
    expect(await forgot('ADA@example.com')).toMatchObject({ status: 204, text: '' })
    const email = await emailTo('ada@example.com', RESET)
    expect(email.raw).toContain(`${ORIGIN}/auth/reset#`)
    const secret = secretIn(email)
    expect(await reset(secret, 'short')).toMatchObject({ status: 400 })
    const done = await reset(secret, 'another-word')
    expect(done).toMatchObject({ status: 200, body: { user: { username: 'ada', emailVerified: true } } })
    expect((await me(done.body.token)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await login('ada', 'secret-enough')).status).toBe(401)
    expect((await login('ada', 'another-word')).status).toBe(200)
    expect(await reset(secret, 'yet-another')).toMatchObject({ status: 410, body: { code: 'bad-link' } })
  })

  test('[AUTH-31] it works for an hour, and no more once another was used', async () => {
    await api.signUp('bob')
    await forgot('bob@example.com')
    const first = secretIn(await emailTo('bob@example.com', RESET))
    now += HOUR
    expect((await reset(first, 'another-word')).status).toBe(410)
    await forgot('bob@example.com')
    const second = secretIn(await emailTo('bob@example.com', RESET))
    await forgot('bob@example.com')
    const third = secretIn(await emailTo('bob@example.com', RESET))
    expect((await reset(third, 'another-word')).status).toBe(200)
    expect((await reset(second, 'yet-another')).status).toBe(410)
  })

  test('[AUTH-32] nobody learns who has an account: not by the answer, not by how long it takes', async () => {
    const known = await startTestApi({
      mail,
      records: { ...api.records, users: { ...api.records.users, byEmail: () => new Promise(() => undefined) } },
    })
    const [there, away] = [await forgot('ada@example.com'), await forgot('nobody@example.com')]
    expect([away.status, away.text, [...away.headers.keys()]]).toEqual([
      there.status,
      there.text,
      [...there.headers.keys()],
    ])
    // Answered although the account is never found
    expect((await known.call('POST', '/api/auth/forgot', { body: { email: 'ada@example.com' } })).status).toBe(204)
    await known.close()
    await emailTo('ada@example.com', RESET)
    expect(box.emails.some(({ to }) => to[0] === 'nobody@example.com')).toBe(false)
  })

  test('[AUTH-32] a full queue is reported the same way, with or without such an account', async () => {
    const line = createMail({ host: '127.0.0.1', port: box.port, from: 'house@play.test' }, createLog('silent'), [])
    const busy = await startTestApi({ mail: line, records: api.records })
    const ask = (email: string) => busy.call('POST', '/api/auth/forgot', { body: { email } })
    expect((await ask('nobody@example.com')).status).toBe(204)
    for (let n = 0; n < 204; n++) line.post(() => new Promise(() => undefined), { isReset: true })
    const [there, away] = [await ask('ada@example.com'), await ask('nobody@example.com')]
    expect([there.status, there.body.code]).toEqual([503, 'mail-busy'])
    expect([away.status, away.text]).toEqual([there.status, there.text])
    await line.close(0)
    await busy.close()
  })

  test('[AUTH-31] a link for an email that the account has no more is for nobody', async () => {
    const { token } = await api.signUp('cleo')
    await forgot('cleo@example.com')
    const secret = secretIn(await emailTo('cleo@example.com', RESET))
    const body = { email: 'cleo2@example.com', password: 'secret-enough' }
    await api.call('PATCH', '/api/auth/me', { token, body })
    expect((await reset(secret, 'another-word')).status).toBe(410)
  })
})

describe('a verified email', () => {
  test('[AUTH-33] a new account gets a link that verifies it, once; another email must be verified again', async () => {
    const { token } = await api.signUp('dora')
    expect((await me(token)).body.emailVerified).toBe(false)
    const secret = secretIn(await emailTo('dora@example.com', VERIFY))
    expect((await verify(secret, token)).status).toBe(200)
    expect((await verify(secret, token)).body.code).toBe('bad-link')
    expect((await me(token)).body.emailVerified).toBe(true)
    const body = { email: 'dora2@example.com', password: 'secret-enough' }
    const moved = await api.call('PATCH', '/api/auth/me', { token, body })
    expect(moved.body).toMatchObject({ email: 'dora2@example.com', emailVerified: false })
    await emailTo('dora@example.com', 'Your Highjinks email was changed')
    const next = secretIn(await emailTo('dora2@example.com', VERIFY))
    expect((await reset(next, 'another-word')).status).toBe(410)
    expect((await verify(next, moved.body.token)).status).toBe(200)
  })

  test('[AUTH-33] a tap verifies nothing for an account that someone else created: the owner takes it with a new password', async () => {
    const stranger = await api.signUp('owner')
    const secret = secretIn(await emailTo('owner@example.com', VERIFY))
    const other = await api.signUp('bystander')
    expect((await verify(secret)).body.code).toBe('not-signed-in')
    expect((await verify(secret, 'stale')).body.code).toBe('bad-token')
    expect((await verify(secret, other.token)).body.code).toBe('other-link')
    for (const { token } of [stranger, other]) expect((await me(token)).body.emailVerified).toBe(false)
    await forgot('owner@example.com')
    const done = await reset(secretIn(await emailTo('owner@example.com', RESET)), 'another-word')
    expect(done.body.user).toMatchObject({ id: stranger.id, emailVerified: true })
    expect((await me(stranger.token)).status).toBe(401)
    // The refused link still worked for its own account; a new password ends it
    expect((await verify(secret, done.body.token)).body.code).toBe('bad-link')
  })

  test('[AUTH-33] a link that was brought to the wrong account still works for its own', async () => {
    const { token } = await api.signUp('lena')
    const other = await api.signUp('lenas-friend')
    const secret = secretIn(await emailTo('lena@example.com', VERIFY))
    expect((await verify(secret, other.token)).status).toBe(403)
    expect((await verify(secret, token)).status).toBe(200)
    expect((await me(token)).body.emailVerified).toBe(true)
  })

  test('[AUTH-33] it’s sent again on request, unless it’s verified', async () => {
    const { token } = await api.signUp('emil')
    await emailTo('emil@example.com', VERIFY)
    expect((await api.call('POST', '/api/auth/me/verify', { token })).status).toBe(204)
    const secret = secretIn(await emailTo('emil@example.com', VERIFY))
    await verify(secret, token)
    const before = box.emails.length
    expect((await api.call('POST', '/api/auth/me/verify', { token })).status).toBe(204)
    await forgot('emil@example.com')
    await emailTo('emil@example.com', RESET)
    expect(box.emails).toHaveLength(before + 1)
  })
})

describe('another password', () => {
  const change = (token: string, password: string, newPassword: string) =>
    api.call('PUT', '/api/auth/me/password', { token, body: { password, newPassword } })

  test('[AUTH-34] needs the current one, voids every other token and link, and the owner is told', async () => {
    const { token } = await api.signUp('fay')
    await forgot('fay@example.com')
    const link = secretIn(await emailTo('fay@example.com', RESET))
    expect((await change(token, 'a-guess', 'another-word')).body.code).toBe('wrong-password')
    const changed = await change(token, 'secret-enough', 'another-word')
    expect(changed).toMatchObject({ status: 200, body: { user: { username: 'fay' } } })
    expect((await me(token)).status).toBe(401)
    expect((await me(changed.body.token)).status).toBe(200)
    expect((await login('fay', 'secret-enough')).status).toBe(401)
    expect((await login('fay', 'another-word')).status).toBe(200)
    expect((await reset(link, 'yet-another')).status).toBe(410)
    await emailTo('fay@example.com', 'Your Highjinks password was changed')
  })
})

describe('emails that people ask for', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const logIn = (name: string, address: string, device?: string) =>
    api.call('POST', '/api/auth/login', {
      body: { email: `${name}@example.com`, password: 'secret-enough', device },
      headers: from(address),
    })

  test('[AUTH-37] a sign-in from a new place is reported to owners who want it and have verified their email', async () => {
    const { token } = await api.signUp('hal')
    const secret = secretIn(await emailTo('hal@example.com', VERIFY))
    await api.call('PUT', '/api/auth/me/settings', { token, body: { emailNotifications: true } })
    await logIn('hal', '203.0.113.1', 'device-of-hal')
    await verify(secret, token)
    const before = box.emails.length
    await logIn('hal', '203.0.113.1')
    await logIn('hal', '203.0.113.2', 'device-of-hal')
    expect((await logIn('hal', '203.0.113.3')).status).toBe(200)
    await emailTo('hal@example.com', 'New sign-in to your Highjinks account')
    expect(box.emails.slice(before)).toHaveLength(1)
  })

  test('[AUTH-36] the weekly challenge goes to accounts that want it, once', async () => {
    const { token } = await api.signUp('ivy')
    const secret = secretIn(await emailTo('ivy@example.com', VERIFY))
    await verify(secret, token)
    await api.call('PUT', '/api/auth/me/settings', { token, body: { gameUpdates: true } })
    const deps = { ...api.records, catalogue: TEST_CATALOGUE, mail, origin: ORIGIN }
    await tellOfWeek(deps, now)
    await emailTo('ivy@example.com', 'This week at Highjinks')
    const before = box.emails.length
    await tellOfWeek(deps, now)
    await tellOfWeek(deps, now + 7 * 24 * HOUR)
    await emailTo('ivy@example.com', 'This week at Highjinks')
    expect(box.emails).toHaveLength(before + 1)
  })
})

test('[AUTH-35] a server without email says so, and offers nothing that needs it', async () => {
  const without = await startTestApi()
  const { token } = await without.signUp('gus')
  expect((await without.call('POST', '/api/auth/forgot', { body: { email: 'gus@example.com' } })).status).toBe(204)
  expect((await without.call('POST', '/api/auth/me/verify', { token })).body.code).toBe('no-mail')
  await without.close()
})
