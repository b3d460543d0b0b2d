import { nameKey } from '@highjinks/protocol'
import { hashToken, newToken } from '@highjinks/session-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LINK_MS } from '../auth/links.ts'
import { sendReplies } from '../contact/send-replies.ts'
import { expireRecords } from '../repositories.ts'
import { TEST_CATALOGUE } from '../testing/catalogue.ts'
import { startOperatorApi } from '../testing/operator-api.ts'

const HOUR = 60 * 60 * 1000

let now = Date.now()
let server: Awaited<ReturnType<typeof startOperatorApi>>
let api: typeof server.api
let records: typeof server.records
let sessions: typeof server.sessions
let box: typeof server.box
/** The operator in these tests. */
let boss: { readonly token: string; readonly id: string }

beforeAll(async () => {
  server = await startOperatorApi({ named: ['Named@example.com'], now: () => now })
  ;({ api, records, sessions, box } = server)
  boss = await server.signUpOperator('boss')
})
afterAll(() => server.close())

const link = () => server.link()
const claim = (token: string, secret: string) => server.claim(token, secret)
const ask = (path: string, body?: object, token = boss.token) => server.ask(path, body, token)
async function openRoom(device = 'device-of-host') {
  const body = { gameId: 1, hostName: 'Hoste', device }
  return (await api.call('POST', '/api/simple-session', { body })).body
}
const join = (code: string, more: object = {}, token?: string) =>
  api.call('POST', '/api/sessions/join', { token, body: { code, playerName: 'Rude', ...more } })

describe('who is an operator', () => {
  test('[OPERATOR-9] an account that opened the link, which works once and for an hour', async () => {
    const secret = await link()
    const [one, other] = [await api.signUp('one'), await api.signUp('other')]
    const claims = await Promise.all([claim(one.token, secret), claim(other.token, secret)])
    expect(claims.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
    const late = await link()
    now += LINK_MS
    expect((await claim(other.token, late)).status).toBe(410)
    expect((await ask('acts')).body.acts).toContainEqual(expect.objectContaining({ what: 'operator link', by: null }))
  })

  test('[OPERATOR-9] a listed account once its email is verified; everyone else gets the answer of an unknown address', async () => {
    const nothing = await api.call('GET', '/api/operator/no-such-thing')
    const named = await api.signUp('named')
    expect((await ask('stats', undefined, named.token)).text).toBe(nothing.text)
    const secret = newToken()
    const emailKey = nameKey('named@example.com')
    await records.links.keep({
      id: hashToken(secret),
      purpose: 'verify',
      userId: named.id,
      emailKey,
      until: now + HOUR,
      maker: null,
      makerVersion: null,
    })
    await api.call('POST', '/api/auth/verify', { body: { token: secret } })
    expect((await ask('stats', undefined, named.token)).text).toBe(nothing.text)
    await api.call('POST', '/api/auth/verify', { body: { token: secret }, token: named.token })
    expect((await ask('stats', undefined, named.token)).status).toBe(200)
    const stranger = await api.signUp('stranger')
    for (const token of [stranger.token, 'nonsense', ''])
      expect((await ask('stats', undefined, token)).text).toBe(nothing.text)
    expect((await server.ask('stats')).status).toBe(200)
  })
})

describe('reports', () => {
  async function reported(device: string, token?: string) {
    const room = await openRoom()
    const seat = await join(room.sessionCode, { device }, token)
    const body = { sessionId: room.id, kind: 'player', playerId: seat.body.currentPlayer.id, reason: 'Shouts' }
    await api.call('POST', '/api/reports', { body })
    const [report] = (await ask('reports')).body.reports
    return { room, report }
  }

  test('[OPERATOR-10] [BAR-2] a banned browser learns why, for how long and who to ask, and gets back in when the ban is lifted', async () => {
    const { room, report } = await reported('device-of-rude')
    expect(report).toMatchObject({ name: 'Rude', hasDevice: true, accountId: null, reason: 'Shouts' })
    expect(JSON.stringify(report)).not.toContain(hashToken('device-of-rude'))
    const bar = { kind: 'device', hours: 24, words: 'Shouting at guests' }
    expect(
      (await ask('reports/settle', { id: report.id, verdict: 'agree', bar: { ...bar, kind: 'account' } })).body,
    ).toEqual({
      outcome: 'nobody',
    })
    expect((await ask('reports/settle', { id: report.id, verdict: 'agree', bar })).body).toEqual({ outcome: 'barred' })
    const refused = await join(room.sessionCode, { device: 'device-of-rude' })
    expect([refused.status, refused.body.code]).toEqual([403, 'barred'])
    const until = new Date(now + 24 * HOUR).toISOString().slice(0, 16).replace('T', ' ')
    expect(refused.body.message).toContain(`until ${until} UTC, for this: Shouting at guests`)
    expect(refused.body.message).toContain('https://play.test/contact')
    const hosting = { gameId: 1, hostName: 'Rude', device: 'device-of-rude' }
    expect((await api.call('POST', '/api/simple-session', { body: hosting })).status).toBe(403)
    expect((await join(room.sessionCode, { device: 'device-of-another' })).status).toBe(409)
    const [held] = (await ask('bars')).body.bars
    expect(held).toMatchObject({ kind: 'device', accountId: null, words: 'Shouting at guests' })
    expect((await ask('bars/lift', { id: held.id })).body).toEqual({ isLifted: true })
    expect((await join(room.sessionCode, { device: 'device-of-rude', playerName: 'Back' })).status).toBe(201)
    const acts = (await ask('acts')).body.acts
    for (const [what, about] of [
      ['bar lift', held.id],
      ['report agree', report.id],
      ['bar', report.id],
    ])
      expect(acts).toContainEqual(expect.objectContaining({ what, about, by: boss.id }))
  })

  test('[BAR-2] a banned account stays out in any browser until the ban ends', async () => {
    const { token, id } = await api.signUp('loud')
    const { room, report } = await reported('device-of-loud', token)
    expect(report.accountId).toBe(id)
    const bar = { kind: 'account', hours: 1, words: 'Too loud' }
    expect((await ask('reports/settle', { id: report.id, verdict: 'agree', bar })).body.outcome).toBe('barred')
    expect((await join(room.sessionCode, { device: 'device-elsewhere' }, token)).body.code).toBe('barred')
    expect((await api.call('POST', '/api/sessions/share', { token, body: { gameId: 1 } })).status).toBe(403)
    now += HOUR
    expect((await api.call('POST', '/api/sessions/share', { token, body: { gameId: 1 } })).status).toBe(201)
  })

  test('[REPORT-11] a flood buries nobody: the operator turns its pages down to the first report', async () => {
    const { room, report } = await reported('device-of-first')
    const kept = (await records.reports.byId(report.id)) ?? expect.fail('no report')
    for (let i = 0; i < 450; i++)
      await records.reports.keep({ ...kept, id: `flood-${i}`, at: kept.at + 1 + (i >> 5), reason: 'Flood' })
    const pages: { id: string }[][] = []
    for (let next = ''; next !== undefined; ) {
      const { status, body } = await ask(`reports${next === '' ? '' : `?before=${next}`}`)
      expect(status).toBe(200)
      pages.push(body.reports)
      next = body.next
    }
    expect(pages.map((page) => page.length)).toEqual([200, 200, 51])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(451)
    expect(pages.at(-1)?.at(-1)).toMatchObject({ id: report.id, sessionId: room.id })
    expect((await ask('reports?before=nonsense')).status).toBe(400)
    await expireRecords(records, now + 2 * 365 * 24 * HOUR)
  })

  test('[OPERATOR-10] one that is ignored waits no more', async () => {
    const { report } = await reported('device-of-nobody')
    expect((await ask('reports/settle', { id: report.id, verdict: 'ignore' })).body).toEqual({ outcome: 'done' })
    expect((await ask('reports')).body.reports).toEqual([])
    expect((await ask('reports/settle', { id: 'nothing', verdict: 'ignore' })).body).toEqual({ outcome: null })
  })
})

test('[OPERATOR-11] a message is answered by email to its author', async () => {
  const contactMessage = { name: 'Bob', email: 'bob@example.com', subject: 'A bar', message: 'Is it\nopen?' }
  await api.call('POST', '/api/contact', { body: contactMessage })
  const [{ id }] = (await ask('messages')).body.messages
  expect((await ask('answer', { id, note: null, reply: 'Until two.' })).body).toEqual({ was: 'message' })
  await expect.poll(() => box.emails.find(({ to }) => to[0] === 'bob@example.com')?.raw).toContain('Until two.')
  const { raw } = box.emails.find(({ to }) => to[0] === 'bob@example.com') ?? { raw: '' }
  expect(raw).toContain('Subject: Re: A bar')
  expect(raw).toContain('> open?')
  expect((await ask('messages')).body.messages).toEqual([])
})

test('[OPERATOR-11] an answer waits in the records until a mail server takes it, whatever becomes of the process', async () => {
  const send = () => sendReplies({ messages: records.messages, mail: server.mail, now: () => now })
  const contactMessage = { name: 'Cy', email: 'cy@example.com', subject: 'Late', message: 'Anybody?' }
  await api.call('POST', '/api/contact', { body: contactMessage })
  const [{ id }] = (await ask('messages')).body.messages
  box.refuse(2)
  expect((await ask('answer', { id, note: null, reply: 'Here.' })).body).toEqual({ was: 'message' })
  expect((await ask('messages')).body.messages).toMatchObject([{ id, doneAt: null, answer: 'waiting' }])
  // It's tried again five minutes later, by one process at a time
  await send()
  now += 5 * 60 * 1000
  await send()
  expect(box.emails.some(({ to }) => to[0] === 'cy@example.com')).toBe(false)
  now += 5 * 60 * 1000
  await Promise.all([send(), send()])
  expect(box.emails.filter(({ to }) => to[0] === 'cy@example.com')).toHaveLength(1)
  expect((await ask('messages')).body.messages).toEqual([])
  expect((await ask('answer', { id: 'nothing', note: null, reply: 'Hello?' })).body).toEqual({ was: null })
})

test('[OPERATOR-12] rooms are listed by number and age, with nothing of what is in them, and closed', async () => {
  const room = await openRoom()
  await sessions.presence.keep([{ session: room.id, seat: room.playerId, connection: 'c' }], 25_000)
  const listed = await ask('rooms')
  expect(listed.body.rooms).toEqual([{ id: room.id, createdAt: expect.any(Number), people: 1, watchers: 0 }])
  expect(listed.text).not.toMatch(/Hoste|code/)
  expect((await ask('rooms/close', { id: room.id })).body).toEqual({ people: 1 })
  expect((await ask('rooms')).body.rooms).toEqual([])
  expect((await ask('rooms/close', { id: 's0123456789' })).body.code).toBe('session-not-found')
})

test('[OPERATOR-5] shows an account’s sign-in methods, but not the provider’s ID', async () => {
  const { id } = await api.signUp('ways')
  await records.users.edit(id, { passwordHash: null, provider: { key: 'https://id.test/realm 4711', at: 1 } })
  const { body, text } = await ask('account/show', { who: id })
  expect(body.account).toMatchObject({ id, hasPassword: false, provider: 'id.test' })
  expect(text).not.toContain('4711')
})

test('[OPERATOR-13] sign-up is closed and opened again; the weeks to come are known', async () => {
  expect((await ask('sign-up', { isOpen: false })).body).toEqual({ isOpen: false })
  const body = { email: 'late@example.com', username: 'late', password: 'secret-enough' }
  expect((await api.call('POST', '/api/auth/register', { body })).body.code).toBe('sign-up-closed')
  expect((await ask('stats')).body.isSignUpOpen).toBe(false)
  await ask('sign-up', { isOpen: true })
  expect((await api.call('POST', '/api/auth/register', { body })).status).toBe(201)
  const { weeks } = (await ask('weeks')).body
  expect(weeks).toHaveLength(8)
  expect(new Set(weeks.map((week: { gameName: string }) => week.gameName)).size).toBe(TEST_CATALOGUE.length)
})
