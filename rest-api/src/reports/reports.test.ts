import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
const KNOWN = 's1234567890'
const sessionsKnown = new Set([KNOWN])
beforeAll(async () => {
  api = await startTestApi({ hasSession: async (id) => sessionsKnown.has(id) })
})
afterAll(() => api.close())

const report = { sessionId: KNOWN, kind: 'text', playerId: 'p-123', text: 'What he wrote', reason: 'Unkind' }

test('[REPORT-1] anybody at a table may report, with or without an account', async () => {
  const guest = await api.call('POST', '/api/reports', { body: report })
  expect([guest.status, guest.body]).toEqual([201, { ok: true }])
  const { token, id } = await api.signUp('Ada')
  await api.call('POST', '/api/reports', { body: { ...report, reason: 'Mine' }, token })
  const kept = await api.records.reports.newest(10)
  expect(kept.map(({ by, reason }) => [by, reason])).toEqual(
    expect.arrayContaining([
      [id, 'Mine'],
      [null, 'Unkind'],
    ]),
  )
})

test('[REPORT-1] whoever only watches may report, a player as well as a text', async () => {
  const hosted = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
  const { session, players } = (await api.call('GET', `/api/sessions/by-code/${hosted.body.sessionCode}`)).body
  sessionsKnown.add(session.id)
  const reports = [
    { sessionId: session.id, kind: 'player', playerId: players[0].id, reason: 'Shouts' },
    { sessionId: session.id, kind: 'text', text: 'What was on the wall', reason: 'Rude' },
    { sessionId: session.id, kind: 'card', text: 'Lick a stranger', reason: 'Too far' },
  ]
  for (const body of reports) expect((await api.call('POST', '/api/reports', { body })).status).toBe(201)
  const kept = (await api.records.reports.newest(50)).filter((one) => one.sessionId === session.id)
  expect(kept.map(({ kind, text }) => `${kind} ${text}`).sort()).toEqual([
    'card Lick a stranger',
    'player null',
    'text What was on the wall',
  ])
})

test('[REPORT-5] what was reported is tidied and bounded', async () => {
  const text = ' He\u200B said\u202E so \r\n\n\n\ntwice '
  await api.call('POST', '/api/reports', { body: { ...report, text, reason: 'Tidy' } })
  const kept = (await api.records.reports.newest(50)).find(({ reason }) => reason === 'Tidy')
  expect(kept?.text).toBe('He said so\n\ntwice')
  const tooLong = await api.call('POST', '/api/reports', { body: { ...report, text: 'x'.repeat(501) } })
  expect([tooLong.status, tooLong.body.message]).toEqual([400, 'A reported text has at most 500 characters'])
})

test('[REPORT-2] a stale token does not keep a guest from reporting', async () => {
  expect((await api.call('POST', '/api/reports', { body: report, token: 'stale' })).status).toBe(201)
})

test('[REPORT-3] a session that never was cannot be reported', async () => {
  const { status, body } = await api.call('POST', '/api/reports', { body: { ...report, sessionId: 's0000000000' } })
  expect([status, body.code]).toEqual([404, 'session-not-found'])
})

test.each([{ kind: 'mood' }, { reason: '' }, { reason: ['x'] }, { playerId: { $ne: null } }, { sessionId: '1234' }])(
  '[REPORT-4] %j is refused',
  async (wrong) => {
    const { status, body } = await api.call('POST', '/api/reports', { body: { ...report, ...wrong } })
    expect([status, body.code]).toEqual([400, 'malformed'])
  },
)
