import { endSession } from '@highjinks/games/session'
import { accept } from '@highjinks/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
let report: { sessionId: string; kind: 'text'; playerId: string; text: string; reason: string }
beforeAll(async () => {
  api = await startTestApi()
  const { body } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
  report = { sessionId: body.id, kind: 'text', playerId: body.playerId, text: 'What he wrote', reason: 'Unkind' }
})
afterAll(() => api.close())

const newest = (reason: string) =>
  api.records.reports.newest(50).then((kept) => kept.find((one) => one.reason === reason))

test('[REPORT-1] anyone at a table can report, with or without an account', async () => {
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

test('[REPORT-1] a watcher can report a player or a text', async () => {
  const hosted = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
  const { session, players } = (await api.call('GET', `/api/sessions/by-code/${hosted.body.sessionCode}`)).body
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

test('[REPORT-8] who is reported was at that table', async () => {
  const nobody = await api.call('POST', '/api/reports', { body: { ...report, playerId: 'p-nobody' } })
  expect([nobody.status, nobody.body.code]).toEqual([404, 'player-not-found'])
  const { sessionId, playerId } = report
  await api.sessions.update(sessionId, (session) =>
    accept({ ...session, removed: { ...session.removed, seats: ['p-kicked'] } }),
  )
  const kicked = { sessionId, kind: 'player', playerId: 'p-kicked', reason: 'Shouted' }
  expect((await api.call('POST', '/api/reports', { body: kicked })).status).toBe(201)
  expect((await api.call('POST', '/api/reports', { body: { ...kicked, playerId } })).status).toBe(201)
})

test('[REPORT-8] the operator learns whether a text was shown at that table; the reporter doesn’t', async () => {
  const { sessionId } = report
  const line = {
    id: 'l1',
    author: report.playerId,
    text: 'Never have I ever\nread a manual',
    heardBy: [],
    votes: 0,
    mayQuote: false,
  }
  const starter = {
    id: 'never-mild-01',
    text: '',
    intensity: 'Mild' as const,
    heat: 1 as const,
    family: 'rituals' as const,
    topics: [],
  }
  await api.sessions.update(sessionId, (session) => accept({ ...session, written: [{ ...line, starter }] }))
  const evidenceOf = async (text: string, reason: string) => {
    const { status, body } = await api.call('POST', '/api/reports', { body: { ...report, text, reason } })
    expect([status, body]).toEqual([201, { ok: true }])
    return (await newest(reason))?.evidence
  }
  expect(await evidenceOf('never have I ever  READ a manual', 'written')).toBe('shown')
  expect(await evidenceOf('Ada', 'a name')).toBe('shown')
  expect(await evidenceOf('Ada said something vile', 'made up')).toBe('not-shown')
  // An invalid line, which this version can't show
  const damaged = null as never
  await api.sessions.update(sessionId, (session) => accept({ ...session, written: [damaged] }))
  expect(await evidenceOf('Ada said something vile', 'cannot be shown')).toBe('unknown')
  await api.sessions.update(sessionId, (session) => endSession(session, 'ended'))
  expect(await evidenceOf('Ada said something vile', 'too late')).toBe('over')
})
