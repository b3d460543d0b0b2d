import { ENDPOINTS, type Endpoint, SCORE_MAX } from '@highjinks/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './testing/api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi()
  token = (await api.signUp('Ada')).token
})
afterAll(() => api.close())

const WRONG = [undefined, null, -1, 1.5, 1e9, '', '\u200b', 'x', 'x'.repeat(9000), true, [], ['x'], {}, { a: 1 }]
/** A library's message, or a sign where a person would use a word. */
const NO_SENTENCE = /[<>=_]|\b(?:too (?:big|small)|invalid|expected|received|undefined|null|nan|string|zod)\b/i

/** Builds one body per field and per thing that can be wrong with it. */
function spoiltBodies(name: string): unknown[] {
  const whole = GOOD[name] ?? {}
  return [
    ...Object.keys(whole).flatMap((field) => WRONG.map((value) => ({ ...whole, [field]: value }))),
    null,
    [],
    'x',
    1,
  ]
}
const SETTINGS = { intensity: 'Mild', duration: 'Quick', numPlayers: 4, pace: 'none', clock: 'hard', reveal: 'open' }
const ADA = { email: 'ada@example.com', username: 'Ada', firstName: 'A', lastName: 'L' }
const GOOD: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  simpleSession: { gameId: 1, hostName: 'Ada', settings: SETTINGS, device: 'a-device-of-ada' },
  share: { gameId: 1, settings: SETTINGS },
  join: { code: 'BCDFGH', playerName: 'Ada', hostClaim: 'x'.repeat(43), device: 'a-device-of-ada' },
  register: { ...ADA, password: 'secret-enough' },
  // Otherwise nobody would be left for the other calls
  deleteMe: { password: 'not-my-password' },
  unlinkProvider: { password: 'not-my-password' },
  changePassword: { password: 'not-my-password', newPassword: 'secret-enough' },
  forgot: { email: ADA.email },
  reset: { token: 'x'.repeat(43), password: 'secret-enough' },
  verify: { token: 'x'.repeat(43) },
  becomeOperator: { token: 'x'.repeat(43) },
  startProvider: { purpose: 'sign in' },
  finishProvider: { ticket: 'x'.repeat(43), answer: 'code=c', device: 'a-device-of-ada' },
  registerByProvider: { ticket: 'x'.repeat(43), username: 'Ada' },
  linkProvider: { ticket: 'x'.repeat(43), password: 'not-my-password' },
  takeOver: { ticket: 'x'.repeat(43), device: 'a-device-of-ada' },
  login: { email: ADA.email, password: 'secret-enough' },
  editMe: ADA,
  saveSettings: { emailNotifications: true, gameUpdates: true, publicProfile: true, shareActivity: true },
  joinChallenge: { challengeId: '2026-w01' },
  submitScore: { challengeId: '2026-w01', score: 1 },
  contact: { name: 'Ada', email: ADA.email, subject: 'Hi', message: 'Hi' },
  crash: { version: '1.0.0', route: '/games', message: 'x is undefined', stack: ['f /assets/a.js:1:2'] },
  openTv: { device: 'a-device-of-the-tv' },
  claimTv: { code: 'BCDFGH', sessionId: 's1234567890', seatToken: 'x'.repeat(43) },
  makeCrew: { sessionId: 's1234567890', seatToken: 'x'.repeat(43), name: 'Otters' },
  joinCrew: { sessionId: 's1234567890', seatToken: 'x'.repeat(43) },
  editCrew: { name: 'Otters', nextAt: 1 },
  openCrewRoom: { gameId: 1, device: 'a-device-of-ada', seen: '' },
  knock: { name: 'Ada', isMe: true },
  writeCrewCards: { lines: 'Truth: what did you last lose?' },
  keepCard: { sessionId: 's1234567890', seatToken: 'x'.repeat(43), card: 'own-12345678' },
  report: { sessionId: 's1234567890', kind: 'player', playerId: 'p-123', text: 'It', reason: 'Rude' },
}

test.each(Object.entries<Endpoint>(ENDPOINTS).filter(([, { body }]) => body))(
  '[PROTO-16] whatever is wrong with a field of %s is said in a sentence',
  async (name, { method, path, status }) => {
    const bodies = [
      ...spoiltBodies(name),
      ...(GOOD[name]?.['settings']
        ? Object.keys(SETTINGS).flatMap((field) =>
            WRONG.map((value) => ({ ...GOOD[name], settings: { ...SETTINGS, [field]: value } })),
          )
        : []),
    ]
    expect(bodies.length).toBeGreaterThan(10)
    for (const body of bodies) {
      const answer = await api.call(method, path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        token,
      })
      if (answer.status === status) continue
      expect(answer.body.message, JSON.stringify(body)).toMatch(/^[A-Z].{7,}/)
      expect(answer.body.message, JSON.stringify(body)).not.toMatch(NO_SENTENCE)
      expect(answer.body.message.length).toBeLessThan(120)
    }
  },
)

test.each([
  '/api/games/x',
  '/api/games/-1',
  '/api/sessions/by-code/x',
  '/api/sessions/123',
  '/api/challenges/leaderboard',
  '/api/challenges/leaderboard?challengeId=a&challengeId=b',
  '/api/challenges/leaderboard?challengeId=a&limit=-1',
  '/api/challenges/user-entry?challengeId=%20',
  `/api/history?before=${'x'.repeat(65)}`,
  '/api/history?before=nothing-of-ours',
])('[PROTO-16] %s is refused in a sentence', async (path) => {
  const { status, body } = await api.call('GET', path, { token })
  expect(status).toBe(400)
  expect(body.message).toMatch(/^[A-Z].{7,}/)
  expect(body.message).not.toMatch(NO_SENTENCE)
})

test.each([
  [{ challengeId: '2026-w01', score: 1001 }, `A score is a whole number from 0 to ${SCORE_MAX}`],
  [{ challengeId: '2026-w01', score: -1 }, `A score is a whole number from 0 to ${SCORE_MAX}`],
  [{ challengeId: '2026-w01' }, `A score is a whole number from 0 to ${SCORE_MAX}`],
])('[PROTO-16] %j: %s', async (body, message) => {
  expect((await api.call('POST', '/api/challenges/score', { body, token })).body.message).toBe(message)
})

test.each([
  [{ gameId: 1, settings: { numPlayers: 21 } }, 'The number of players is 2 to 20'],
  [{ gameId: 1, settings: { pace: 'slow' } }, 'Pace must be brisk, normal, relaxed or none.'],
  [{ gameId: 1, settings: 'fast' }, 'Settings must be an object.'],
  [{ gameId: 1, settings: { duration: 'long' } }, 'Duration is Quick, Standard or Extended'],
])('[PROTO-16] %j: %s', async (body, message) => {
  expect((await api.call('POST', '/api/sessions/share', { body })).body.message).toBe(message)
})
