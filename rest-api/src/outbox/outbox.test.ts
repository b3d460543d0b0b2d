import type { FinishedGame } from '@highjinks/games/session'
import { createLog } from '@highjinks/platform'
import { beforeEach, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../accounts/users.ts'
import { openCurrent, type WeeklyChallenge } from '../challenges/challenges.ts'
import { type Repositories, sqliteRecords } from '../repositories.ts'
import type { Sqlite } from '../stores/database.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { RecordsAway } from '../stores/store-unavailable.ts'
import { startTestApi } from '../testing/api.ts'
import { TEST_CATALOGUE } from '../testing/catalogue.ts'
import { finishGame } from '../testing/finish.ts'
import { type IntakeDeps, takeInFinishedGames } from './outbox-consumer.ts'

const NOW = Date.parse('2026-11-19T15:00:00Z')
const DAY = 86_400_000

let db: Sqlite
let records: Repositories
let waiting: FinishedGame[]
let deps: IntakeDeps
let challenge: WeeklyChallenge

beforeEach(async () => {
  db = openSqlite(':memory:')
  records = sqliteRecords(db)
  waiting = []
  deps = {
    ...records,
    log: createLog('silent'),
    outbox: {
      take: async (limit) => waiting.slice(0, limit),
      done: async (games) => {
        waiting = waiting.filter((one) => !games.includes(one))
      },
    },
  }
  for (const id of ['ada', 'bob', 'cleo', 'stranger']) {
    const names = { email: `${id}@example.com`, username: id, firstName: null, lastName: null, profileImageUrl: null }
    const kept = {
      createdAt: NOW - DAY,
      settings: DEFAULT_SETTINGS,
      passwordHash: 'hash',
      tokenVersion: 0,
      emailVerifiedAt: null,
      operatorSince: null,
      toldOfWeek: null,
      providerKey: null,
      providerAt: null,
    }
    await records.users.create({ id, ...names, ...kept })
  }
  const opened = await openCurrent({ challenges: records.challenges, catalogue: TEST_CATALOGUE }, NOW)
  if (!opened) throw new Error('no challenge')
  challenge = opened
  return () => db.close()
})

const finished = (changes: Partial<FinishedGame> = {}): FinishedGame => ({
  sessionId: 's1234567890',
  number: 1,
  gameId: challenge.gameId,
  slug: 'a-game',
  at: NOW,
  players: 3,
  results: [
    { userId: 'ada', score: 7400, place: 1, rating: 750 },
    { userId: 'bob', score: -40, place: 2, rating: 0 },
  ],
  ...changes,
})
const join = (userId: string) => records.entries.join({ challengeId: challenge.id, userId, at: NOW - DAY, most: 100 })
const bestOf = async (userId: string) => (await records.entries.find(challenge.id, userId))?.best
const played = (userId: string) => records.history.of(userId, null, 100)

test('[OUTBOX-1] a finished game is in the history of every signed-in player, and out of the outbox', async () => {
  waiting = [finished()]
  await takeInFinishedGames(deps)
  expect(waiting).toEqual([])
  expect(await played('ada')).toMatchObject([
    { sessionId: 's1234567890', number: 1, score: 7400, place: 1, players: 3 },
  ])
  expect(await played('bob')).toMatchObject([{ score: -40, place: 2 }])
})

test('[OUTBOX-2] a game that is taken in twice is there once', async () => {
  await join('ada')
  waiting = [finished(), finished()]
  await takeInFinishedGames(deps)
  waiting = [finished()]
  await takeInFinishedGames(deps)
  expect(await played('ada')).toHaveLength(1)
  expect(await bestOf('ada')).toEqual({ score: 750, verified: true, at: NOW })
})

test('[OUTBOX-3] a rating in the week’s game counts as verified for players who have joined; a game without one doesn’t', async () => {
  for (const user of ['ada', 'bob', 'cleo']) await join(user)
  const results = [
    { userId: 'ada', score: 7400, place: 1, rating: 870 },
    { userId: 'bob', score: -40, place: 3, rating: 0 },
    { userId: 'cleo', score: 333, place: 2, rating: null },
    { userId: 'stranger', score: 10, place: 4, rating: 3 },
  ]
  waiting = [finished({ results })]
  await takeInFinishedGames(deps)
  expect(await bestOf('ada')).toEqual({ score: 870, verified: true, at: NOW })
  expect(await bestOf('bob')).toEqual({ score: 0, verified: true, at: NOW })
  expect(await bestOf('cleo')).toMatchObject({ score: 0, verified: false })
  expect(await bestOf('stranger')).toBeUndefined()
})

test('[OUTBOX-3] another game, and another week, do not count', async () => {
  await join('ada')
  const other = TEST_CATALOGUE.find((game) => game.id !== challenge.gameId)?.id ?? 0
  waiting = [
    finished({ number: 1, gameId: other }),
    finished({ number: 2, at: NOW - 7 * DAY }),
    finished({ number: 3, at: NOW + 7 * DAY }),
  ]
  await takeInFinishedGames(deps)
  expect(await bestOf('ada')).toMatchObject({ score: 0, verified: false })
  expect(await played('ada')).toHaveLength(3)
})

test('[OUTBOX-4] while the records are away a game waits, and is taken in when they are back', async () => {
  waiting = [finished()]
  const away: IntakeDeps = { ...deps, entries: { score: () => Promise.reject(new RecordsAway('mongo')) } }
  await expect(takeInFinishedGames(away)).rejects.toThrow('mongo is away')
  expect(waiting).toHaveLength(1)
  await join('ada')
  await takeInFinishedGames(deps)
  expect(waiting).toEqual([])
  expect(await bestOf('ada')).toMatchObject({ score: 750 })
  expect(await played('ada')).toHaveLength(1)
})

test('[OUTBOX-4] a process that dies before it has said done does it again', async () => {
  waiting = [finished()]
  const dying: IntakeDeps = { ...deps, outbox: { ...deps.outbox, done: () => Promise.reject(new Error('killed')) } }
  await expect(takeInFinishedGames(dying)).rejects.toThrow('killed')
  await takeInFinishedGames(deps)
  expect([waiting.length, (await played('ada')).length]).toEqual([0, 1])
})

test('[OUTBOX-6] a game that cannot be kept stays behind and holds up no other', async () => {
  const broken = finished({ sessionId: 'sbroken00000' })
  waiting = [broken, ...Array.from({ length: 150 }, (_, i) => finished({ number: i + 1 }))]
  const { history } = deps
  const picky: IntakeDeps = {
    ...deps,
    history: {
      ...history,
      keep: (rows) =>
        rows.some((row) => row.sessionId === broken.sessionId)
          ? Promise.reject(new Error('a bug'))
          : history.keep(rows),
    },
  }
  for (let round = 0; round < 3; round++) await takeInFinishedGames(picky)
  expect(waiting).toEqual([broken])
  expect(await records.history.of('ada', null, 200)).toHaveLength(150)
})

test('[OUTBOX-1] an evening that ends in a session is in the history of who was signed in, and no word said in it', async () => {
  const api = await startTestApi()
  try {
    const { token, id } = await api.signUp('Ada')
    const { body } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' }, token })
    await api.call('POST', '/api/sessions/join', { body: { code: body.sessionCode, playerName: 'Bob' } })
    await finishGame(api.sessions, body.id)
    const { outbox } = api.sessions
    expect(await outbox.take(10)).toEqual([
      {
        sessionId: body.id,
        number: 1,
        gameId: 1,
        slug: 'truth-or-dare',
        at: expect.any(Number),
        players: 2,
        results: [{ userId: id, score: expect.any(Number), place: expect.any(Number), rating: null }],
      },
    ])
    await takeInFinishedGames({ ...api.records, outbox, log: createLog('silent') })
    expect(await outbox.take(10)).toEqual([])
    const history = await api.call('GET', '/api/history', { token })
    expect(history.body).toMatchObject({ entries: [{ gameName: 'Truth or Dare', players: 2 }], next: null })
  } finally {
    await api.close()
  }
})
