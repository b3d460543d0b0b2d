import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

const WEDNESDAY = Date.parse('2026-11-18T12:00:00Z')

let api: TestApi
let now: number
beforeEach(async () => {
  now = WEDNESDAY
  api = await startTestApi({ now: () => now })
})
afterEach(() => api.close())

const current = async () => (await api.call('GET', '/api/challenges/current')).body
const board = (query: string) => api.call('GET', `/api/challenges/leaderboard${query}`)
const join = (challengeId: string, token?: string) =>
  api.call('POST', '/api/challenges/join', { body: { challengeId }, token })
const score = (challengeId: string, points: unknown, token?: string) =>
  api.call('POST', '/api/challenges/score', { body: { challengeId, score: points }, token })
const mine = (query: string, token?: string) => api.call('GET', `/api/challenges/user-entry${query}`, { token })

describe('the challenge of the week', () => {
  test('[CHALLENGE-1] it is open from Monday to the end of Sunday and says what it is about', async () => {
    const challenge = await current()
    expect(challenge).toMatchObject({
      id: '2026-w47',
      isActive: true,
      startDate: '2026-11-16T00:00:00.000Z',
      endDate: '2026-11-22T23:59:59.999Z',
      rules: { minScore: 100 },
    })
    expect(challenge.game.id).toBe(challenge.gameId)
    for (const words of [challenge.title, challenge.description, challenge.rules.prizeDescription])
      expect(words.length).toBeGreaterThan(10)
    now = Date.parse('2026-11-23T00:00:00Z')
    expect((await current()).id).toBe('2026-w48')
  })

  test('[CHALLENGE-4] without any game there is no challenge', async () => {
    await api.close()
    api = await startTestApi({ catalogue: [] })
    expect(await api.call('GET', '/api/challenges/current')).toMatchObject({ status: 200, text: 'null' })
  })
})

describe('taking part', () => {
  test('[CHALLENGE-5] who joins has an entry and a rank, at both of its addresses', async () => {
    const { id } = await current()
    const { token, id: userId } = await api.signUp('Ada')
    expect((await mine(`?challengeId=${id}`, token)).text).toBe('null')
    const joined = await join(id, token)
    expect(joined.status).toBe(200)
    expect(joined.body).toEqual({
      challengeId: id,
      userId,
      score: 0,
      rank: 1,
      verified: false,
      joinedAt: new Date(WEDNESDAY).toISOString(),
    })
    expect((await join(id, token)).body).toEqual(joined.body)
    expect((await mine(`?challengeId=${id}&userId=${userId}`, token)).body).toEqual(joined.body)
    expect((await mine(`/${id}`, token)).body).toEqual(joined.body)
  })

  test('[CHALLENGE-6] the best reported score is kept', async () => {
    const { id } = await current()
    const { token } = await api.signUp('Ada')
    await join(id, token)
    expect((await score(id, 700, token)).body).toMatchObject({ score: 700, verified: false })
    expect((await score(id, 0, token)).body).toMatchObject({ score: 700 })
  })

  test.each([-1, 1001, 1.5, '7', null])('[CHALLENGE-11] a score of %j is refused', async (points) => {
    const { id } = await current()
    const { token } = await api.signUp('Ada')
    await join(id, token)
    expect((await score(id, points, token)).status).toBe(400)
  })

  test('[CHALLENGE-10] guests, strangers and people who haven’t joined are told so', async () => {
    const { id } = await current()
    const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')]
    const refusalOf = async (answer: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await answer
      return `${status} ${body.code}`
    }
    expect(await refusalOf(join(id))).toBe('401 not-signed-in')
    expect(await refusalOf(score(id, 5))).toBe('401 not-signed-in')
    expect(await refusalOf(mine(`?challengeId=${id}`))).toBe('401 not-signed-in')
    expect(await refusalOf(score(id, 5, ada.token))).toBe('409 not-joined')
    expect(await refusalOf(mine(`?challengeId=${id}&userId=${bob.id}`, ada.token))).toBe('403 forbidden')
    for (const answer of [join('1999-w01', ada.token), score('1999-w01', 5, ada.token), board('?challengeId=1999-w01')])
      expect(await refusalOf(answer)).toBe('404 challenge-not-found')
    expect(await refusalOf(mine('?challengeId=1999-w01', ada.token))).toBe('404 challenge-not-found')
  })

  test('[CHALLENGE-12] after Sunday nobody joins or scores, and the board stays to be seen', async () => {
    const { id } = await current()
    const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')]
    await join(id, ada.token)
    await score(id, 500, ada.token)
    now = Date.parse('2026-11-22T23:59:59.999Z')
    expect((await score(id, 600, ada.token)).status).toBe(200)
    // Still within a token's seven days
    now += 1
    expect(await score(id, 900, ada.token)).toMatchObject({ status: 410, body: { code: 'ended' } })
    expect(await join(id, bob.token)).toMatchObject({ status: 410, body: { code: 'ended' } })
    expect((await board(`/${id}`)).body).toMatchObject([{ username: 'Ada', score: 600, rank: 1 }])
  })

  test('[CHALLENGE-9] it’s full once the limit has joined', async () => {
    const { id } = await current()
    const { token } = await api.signUp('Ada')
    for (let i = 0; i < 10_000; i++)
      await api.records.entries.join({ challengeId: id, userId: `user-${i}`, at: now, most: 10_000 })
    expect(await join(id, token)).toMatchObject({ status: 409, body: { code: 'full' } })
  })
})

describe('the leaderboard', () => {
  test('[CHALLENGE-7] it ranks verified scores first, then the higher, then the earlier, at both of its addresses', async () => {
    const { id } = await current()
    const users = Object.fromEntries(
      await Promise.all(['Ada', 'Bob', 'Cleo', 'Dan'].map(async (name) => [name, await api.signUp(name)])),
    )
    for (const [i, [name, points]] of Object.entries({ Ada: 500, Bob: 900, Cleo: 500, Dan: 500 }).entries()) {
      now = WEDNESDAY + i
      await join(id, users[name].token)
      await score(id, points, users[name].token)
    }
    await api.records.entries.score(id, users.Dan.id, { score: 400, verified: true, at: now + 1000 })
    const rows = (await board(`?challengeId=${id}`)).body
    expect(rows.map((row: { username: string; rank: number }) => `${row.rank} ${row.username}`)).toEqual([
      '1 Dan',
      '2 Bob',
      '3 Ada',
      '4 Cleo',
    ])
    expect(rows[0]).toEqual({
      userId: users.Dan.id,
      username: 'Dan',
      firstName: null,
      score: 400,
      rank: 1,
      verified: true,
    })
    expect((await board(`/${id}`)).body).toEqual(rows)
    expect((await board(`?challengeId=${id}&offset=1&limit=2`)).body).toEqual(rows.slice(1, 3))
    expect((await mine(`/${id}`, users.Cleo.token)).body.rank).toBe(4)
  })

  test('[CHALLENGE-15] a row says whose it is by id and username, and nothing else of an account', async () => {
    const { id } = await current()
    const ada = await api.signUp('Ada')
    await join(id, ada.token)
    const { body } = await board(`/${id}`)
    const row = { userId: ada.id, username: 'Ada', firstName: null, score: 0, rank: 1, verified: false }
    expect(body).toEqual([row])
  })

  test('[CHALLENGE-13] it has at most a hundred rows a page, and pages go on where the last one ended', async () => {
    const { id } = await current()
    const { records } = api
    for (let i = 0; i < 130; i++) {
      const userId = `user-${String(i).padStart(3, '0')}`
      await records.users.create({ ...ACCOUNT, id: userId, email: `${userId}@example.com`, username: userId })
      await records.entries.join({ challengeId: id, userId, at: now, most: 1000 })
    }
    const pages = [
      await board(`/${id}`),
      await board(`?challengeId=${id}&offset=100`),
      await board(`?challengeId=${id}&limit=999999999`),
    ]
    expect(pages.map(({ body }) => body.length)).toEqual([100, 30, 100])
    expect(pages[1]?.body[0].rank).toBe(101)
    expect((await board(`?challengeId=${id}&limit=-1`)).status).toBe(400)
    expect((await board('')).status).toBe(400)
  })

  test('[CHALLENGE-14] a deleted account has no name; a private one only shows its username', async () => {
    const { id } = await current()
    const { records } = api
    await records.users.create({ ...ACCOUNT, id: 'open', email: 'a@example.com', username: 'open' })
    const settings = { ...ACCOUNT.settings, publicProfile: false }
    await records.users.create({ ...ACCOUNT, id: 'private', email: 'b@example.com', username: 'private', settings })
    for (const userId of ['gone', 'open', 'private'])
      await records.entries.join({ challengeId: id, userId, at: now, most: 1000 })
    expect((await board(`/${id}`)).body).toMatchObject([
      { username: null, firstName: null, rank: 1 },
      { username: 'open', firstName: 'First', rank: 2 },
      { username: 'private', firstName: null, rank: 3 },
    ])
  })
})

const ACCOUNT = {
  id: '',
  email: '',
  username: '',
  firstName: 'First',
  lastName: null,
  profileImageUrl: null,
  createdAt: 0,
  settings: { emailNotifications: true, gameUpdates: true, publicProfile: true, shareActivity: false },
  passwordHash: 'hash',
  tokenVersion: 0,
  emailVerifiedAt: null,
  operatorSince: null,
  toldOfWeek: null,
  providerKey: null,
  providerAt: null,
}
