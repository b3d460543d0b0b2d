import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
const KNOWN = 's1234567890'
beforeAll(async () => {
  api = await startTestApi({ hasSession: async (id) => id === KNOWN })
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
