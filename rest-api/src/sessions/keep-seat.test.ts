import { accept } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import type { History } from '../history/history.ts'
import { sqliteRecords } from '../repositories.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { RecordsAway } from '../stores/store-unavailable.ts'
import { finishGame } from '../testing/finish.ts'
import { sessionCalls } from '../testing/session-calls.ts'

let isHistoryAway = false
const { api, sessions, host, join, kept } = sessionCalls(() => {
  isHistoryAway = false
  const records = sqliteRecords(openSqlite(':memory:'))
  const keep: History['keep'] = (played) =>
    isHistoryAway ? Promise.reject(new RecordsAway('mongo')) : records.history.keep(played)
  return { ...records, history: { ...records.history, keep } }
})

/** Two guests finish their second game of the night; the first seat has won both. */
async function playTwo() {
  const { body: room } = await host()
  const other = (await join(room.sessionCode, 'Bea')).body
  const ids: readonly string[] = [room.playerId, other.currentPlayer.id]
  const places = ids.map((id, i) => ({ id, name: `Guest ${i}`, score: 500 - 100 * i, place: i + 1 }))
  await finishGame(sessions(), room.id)
  const night = ['truth-or-dare', 'high-rollers'].map((slug) => ({ slug, places, awards: [] }))
  await sessions().update(room.id, (session) => accept({ ...session, games: 2, night }))
  return { room, other, ids }
}
const signUp = (name: string, seat?: object) =>
  api().call('POST', '/api/auth/register', {
    body: { email: `${name}@example.com`, username: name, password: 'secret-enough', seat },
  })
const historyOf = async (token: string) => (await api().call('GET', '/api/history', { token })).body.entries

describe('a guest who signs up on the podium', () => {
  test('[HISTORY-8] keeps the games and points of tonight, and of all that follow', async () => {
    const { room } = await playTwo()
    const { body } = await signUp('ada', { sessionId: room.id, seatToken: room.seatToken })
    expect(await historyOf(body.token)).toMatchObject([
      { gameName: 'High Rollers', score: 500, place: 1, players: 2 },
      { gameName: 'Truth or Dare', score: 500, place: 1, players: 2 },
    ])
    const session = await kept(room.sessionCode)
    expect(session.seats.map(({ userId }) => userId)).toEqual([body.user.id, null])
    expect(session.seats[0]?.tokenHash).not.toBeNull()
  })

  test('[HISTORY-8] a person who logs in there keeps them too, once', async () => {
    const { room, other } = await playTwo()
    await signUp('bob')
    const seat = { sessionId: room.id, seatToken: other.seatToken }
    const login = () =>
      api().call('POST', '/api/auth/login', { body: { email: 'bob@example.com', password: 'secret-enough', seat } })
    const { body } = await login()
    await login()
    expect(await historyOf(body.token)).toHaveLength(2)
    // One seat of a session becomes theirs, and the other stays separate
    const second = { sessionId: room.id, seatToken: room.seatToken }
    await api().call('POST', '/api/auth/login', {
      body: { email: 'bob@example.com', password: 'secret-enough', seat: second },
    })
    expect((await kept(room.sessionCode)).seats.map(({ userId }) => userId)).toEqual([null, body.user.id])
  })

  test('[HISTORY-8] records that go away once the account is there fail no registration, and the next login keeps the games', async () => {
    const { room } = await playTwo()
    const seat = { sessionId: room.id, seatToken: room.seatToken }
    isHistoryAway = true
    const made = await signUp('ada', seat)
    expect(made.status).toBe(201)
    expect((await kept(room.sessionCode)).seats[0]?.userId).toBe(made.body.user.id)
    isHistoryAway = false
    const credentials = { email: 'ada@example.com', password: 'secret-enough' }
    const again = await api().call('POST', '/api/auth/login', { body: { ...credentials, seat } })
    expect(await historyOf(again.body.token)).toHaveLength(2)
  })

  test('[HISTORY-8] a linked seat keeps its account, and an invalid one doesn’t stop a sign-up', async () => {
    const { room } = await playTwo()
    const proof = { sessionId: room.id, seatToken: room.seatToken }
    const first = await signUp('cleo', proof)
    const second = await signUp('dora', proof)
    expect(await historyOf(second.body.token)).toEqual([])
    expect((await kept(room.sessionCode)).seats[0]?.userId).toBe(first.body.user.id)
    for (const [name, seat] of [
      ['emil', { ...proof, seatToken: 'x'.repeat(43) }],
      ['fay', { ...proof, sessionId: 's0123456789' }],
    ] as const)
      expect((await signUp(name, seat)).status).toBe(201)
    expect((await signUp('gus', { sessionId: 'no', seatToken: 'no' })).status).toBe(400)
  })
})
