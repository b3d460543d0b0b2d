import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})
afterEach(() => api.close())

const page = (token: string | undefined, query = '') => api.call('GET', `/api/history${query}`, { token })
const played = (userId: string, number: number, gameId = 1) => ({
  userId,
  sessionId: 's1234567890',
  number,
  gameId,
  slug: 'old-game',
  playedAt: 1_760_000_000_000 + number,
  players: 4,
  score: 1250,
  place: 2,
})

test('[HISTORY-3] ten a page, newest first, each page leading to the next', async () => {
  const { token, id } = await api.signUp('Ada')
  await api.records.history.keep(Array.from({ length: 25 }, (_, i) => played(id, i + 1)))
  const ids: string[] = []
  const sizes: number[] = []
  let query = ''
  for (;;) {
    const { status, body } = await page(token, query)
    expect(status).toBe(200)
    sizes.push(body.entries.length)
    ids.push(...body.entries.map((entry: { id: string }) => entry.id))
    if (body.next === null) break
    expect(body.next.length).toBeLessThanOrEqual(64)
    query = `?before=${body.next}`
  }
  expect(sizes).toEqual([10, 10, 5])
  expect(ids).toEqual(Array.from({ length: 25 }, (_, i) => `s1234567890-${25 - i}`))
})

test('[HISTORY-3] exactly ten are one page', async () => {
  const { token, id } = await api.signUp('Ada')
  await api.records.history.keep(Array.from({ length: 10 }, (_, i) => played(id, i + 1)))
  expect((await page(token)).body.next).toBeNull()
})

test('[HISTORY-4] an entry says what was played, when, with how many, and how it ended', async () => {
  const { token, id } = await api.signUp('Ada')
  await api.records.history.keep([played(id, 1), played(id, 2, 99)])
  expect((await page(token)).body.entries).toEqual([
    expect.objectContaining({ gameId: 99, gameName: 'old-game' }),
    {
      id: 's1234567890-1',
      gameId: 1,
      gameName: 'Truth or Dare',
      playedAt: new Date(1_760_000_000_001).toISOString(),
      players: 4,
      score: 1250,
      place: 2,
    },
  ])
})

test('[HISTORY-5] everyone sees their own, guests see none', async () => {
  const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')]
  await api.records.history.keep([played(ada.id, 1)])
  expect((await page(bob.token)).body).toEqual({ entries: [], next: null })
  expect((await page(undefined)).status).toBe(401)
})

test.each(['nonsense', 'e30', '../../etc', '%00', 'x'.repeat(65)])(
  '[HISTORY-6] a bookmark that is none of ours (%s) is refused',
  async (before) => {
    const { token } = await api.signUp('Ada')
    const { status, body } = await page(token, `?before=${before}`)
    expect([status, body.code]).toEqual([400, 'malformed'])
  },
)
