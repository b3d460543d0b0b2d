import { describe, expect, test } from 'vitest'
import { REFUSALS, statusOf } from '../refusals.ts'
import { ENDPOINTS } from './index.ts'

describe('the calls (section 7 of the spec, and later additions)', () => {
  const CALLS = [
    ['login', 'POST', '/api/auth/login', 200, 'none'],
    ['register', 'POST', '/api/auth/register', 201, 'none'],
    ['me', 'GET', '/api/auth/me', 200, 'needed'],
    ['games', 'GET', '/api/games', 200, 'none'],
    ['game', 'GET', '/api/games/{id}', 200, 'none'],
    ['cardsAside', 'GET', '/api/cards/aside', 200, 'none'],
    ['share', 'POST', '/api/sessions/share', 201, 'used'],
    ['byCode', 'GET', '/api/sessions/by-code/{code}', 200, 'none'],
    ['byId', 'GET', '/api/sessions/{id}', 200, 'none'],
    ['join', 'POST', '/api/sessions/join', 201, 'used'],
    ['simpleSession', 'POST', '/api/simple-session', 201, 'used'],
    ['currentChallenge', 'GET', '/api/challenges/current', 200, 'none'],
    ['leaderboard', 'GET', '/api/challenges/leaderboard', 200, 'none'],
    ['userEntry', 'GET', '/api/challenges/user-entry', 200, 'needed'],
    ['joinChallenge', 'POST', '/api/challenges/join', 200, 'needed'],
    ['submitScore', 'POST', '/api/challenges/score', 200, 'needed'],
    ['editMe', 'PATCH', '/api/auth/me', 200, 'needed'],
    ['saveSettings', 'PUT', '/api/auth/me/settings', 200, 'needed'],
    ['logoutEverywhere', 'POST', '/api/auth/logout-everywhere', 200, 'needed'],
    ['history', 'GET', '/api/history', 200, 'needed'],
    ['favorites', 'GET', '/api/favorites', 200, 'needed'],
    ['addFavorite', 'PUT', '/api/favorites/{gameId}', 200, 'needed'],
    ['removeFavorite', 'DELETE', '/api/favorites/{gameId}', 200, 'needed'],
    ['openTv', 'POST', '/api/tv', 201, 'none'],
    ['claimTv', 'POST', '/api/tv/claim', 204, 'none'],
    ['tvRoom', 'GET', '/api/tv/{code}', 200, 'none'],
    ['makeCrew', 'POST', '/api/crews', 201, 'used'],
    ['joinCrew', 'POST', '/api/crews/members', 201, 'used'],
    ['crew', 'GET', '/api/crews/{link}', 200, 'used'],
    ['editCrew', 'PATCH', '/api/crews/{link}', 200, 'used'],
    ['openCrewRoom', 'POST', '/api/crews/{link}/room', 201, 'used'],
    ['knock', 'POST', '/api/crews/{link}/knock', 200, 'none'],
    ['removeMember', 'DELETE', '/api/crews/{link}/members/{member}', 200, 'used'],
    ['crewCards', 'GET', '/api/crews/{link}/cards', 200, 'used'],
    ['writeCrewCards', 'POST', '/api/crews/{link}/cards', 200, 'used'],
    ['takeBackCrewCard', 'DELETE', '/api/crews/{link}/cards/{card}', 200, 'used'],
    ['keepCard', 'POST', '/api/crews/cards', 200, 'none'],
    ['contact', 'POST', '/api/contact', 201, 'none'],
    ['report', 'POST', '/api/reports', 201, 'used'],
    ['crash', 'POST', '/api/crashes', 204, 'none'],
    ['site', 'GET', '/api/site', 200, 'none'],
    ['exportMe', 'GET', '/api/auth/me/export', 200, 'needed'],
    ['changePassword', 'PUT', '/api/auth/me/password', 200, 'needed'],
    ['forgot', 'POST', '/api/auth/forgot', 204, 'none'],
    ['reset', 'POST', '/api/auth/reset', 200, 'none'],
    ['sendVerification', 'POST', '/api/auth/me/verify', 204, 'needed'],
    ['becomeOperator', 'POST', '/api/auth/me/operator', 200, 'needed'],
    ['verify', 'POST', '/api/auth/verify', 200, 'needed'],
    ['startProvider', 'POST', '/api/auth/provider/start', 200, 'used'],
    ['finishProvider', 'POST', '/api/auth/provider/finish', 200, 'none'],
    ['registerByProvider', 'POST', '/api/auth/provider/register', 201, 'none'],
    ['linkProvider', 'POST', '/api/auth/provider/link', 200, 'needed'],
    ['takeOver', 'POST', '/api/auth/provider/take-over', 200, 'none'],
    ['unlinkProvider', 'DELETE', '/api/auth/me/provider', 200, 'needed'],
    ['deleteMe', 'DELETE', '/api/auth/me', 200, 'needed'],
  ] as const
  test.each(CALLS)('[PROTO-13] %s is %s %s', (name, method, path, status, auth) => {
    expect(ENDPOINTS[name]).toMatchObject({ method, path, status, auth })
  })

  test('[PROTO-13] there are no other calls, and no two share a method and path', () => {
    const places = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`)
    expect(places).toHaveLength(CALLS.length)
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('what is refused', () => {
  test.each([
    [400, ['malformed', 'bad-json', 'bad-name', 'bad-words']],
    [401, ['not-signed-in', 'bad-credentials', 'bad-token']],
    [403, ['forbidden', 'not-host', 'not-your-seat', 'bad-seat', 'kicked']],
    [404, ['not-found', 'game-not-found', 'session-not-found', 'challenge-not-found', 'player-not-found']],
    [409, ['email-taken', 'username-taken', 'name-taken', 'full', 'already-started', 'not-started', 'too-few']],
    [410, ['ended', 'expired']],
    [405, ['wrong-method']],
    [413, ['too-large']],
    [429, ['too-often']],
    [503, ['unavailable']],
  ] as const)('[PROTO-14] with %d', (status, codes) => {
    for (const code of codes) expect(statusOf(code), code).toBe(status)
  })

  test('[PROTO-14] every refusal has a message for people', () => {
    for (const [code, [status, words]] of Object.entries(REFUSALS)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(words, code).toMatch(/^[A-Z].{9,}/)
    }
  })

  const words = (name: 'contact' | 'join' | 'login' | 'register', body: object) => {
    const parsed = ENDPOINTS[name].body.safeParse(body)
    return parsed.success ? null : parsed.error.issues[0]?.message
  }
  const ada = { email: 'ada@example.com', username: 'Ada', password: 'secret' }
  const contactMessage = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'One\n\ntwo' }
  test.each([
    ['login', { ...ada, email: 'ada' }, 'Please enter a valid email'],
    ['login', { ...ada, password: '12345' }, 'Password must be at least 6 characters'],
    ['login', ada, null],
    ['register', { ...ada, email: '@' }, 'Please enter a valid email'],
    ['register', { ...ada, username: 'Al' }, 'Username must be at least 3 characters'],
    ['register', { ...ada, username: 'A\u200B\u200Bl' }, 'Username must be at least 3 characters'],
    ['register', { ...ada, password: '12345' }, 'Password must be at least 6 characters'],
    ['register', ada, null],
    ['join', { code: 'BCDFGH', playerName: '  ' }, 'Please enter your name to join the game'],
    ['join', { code: 'BCD', playerName: 'Ada' }, 'Please enter a valid 6-character game code.'],
    ['join', { playerName: 'Ada' }, 'Please enter a valid game code'],
    ['join', { code: 'BCDFGH', playerName: 'x'.repeat(21) }, 'Names have at most 20 characters'],
    ['join', { code: 'BCDFGH', playerName: 'x'.repeat(20) }, null],
    ['contact', { ...contactMessage, message: '\u200B \n\u3164' }, 'Please enter a message'],
    ['contact', { ...contactMessage, subject: '' }, 'Please enter a subject'],
    ['contact', contactMessage, null],
  ] as const)('[PROTO-15] %s %j: %s', (name, body, message) => {
    expect(words(name, body)).toBe(message)
  })

  test('[PROTO-15] a message keeps its line breaks and loses invisible characters', () => {
    const { message } = ENDPOINTS.contact.body.parse({
      ...contactMessage,
      message: ' One\u200B \r\n\r\n\r\n\u202Etwo ',
    })
    expect(message).toBe('One\n\ntwo')
  })
})
