import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@highjinks/platform'
import { openEmbeddedStore } from '@highjinks/session-store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DELETED_ACCOUNTS, fileDeletedAccounts } from '../deleted-accounts/deleted-accounts.file.ts'
import { takeInFinishedGames } from '../outbox/outbox-consumer.ts'
import { type Repositories, sqliteRecords } from '../repositories.ts'
import type { Sqlite } from '../stores/database.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { finishGame } from '../testing/finish.ts'
import { createErasing, eraseAccount } from './erase.ts'

const NOW = Date.UTC(2026, 10, 27, 20)
const PASSWORD = 'secret-enough'

let folder: string
let db: Sqlite
let records: Repositories
let api: TestApi
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-my-data-'))
  db = openSqlite(folder, NOW)
  records = sqliteRecords(db, fileDeletedAccounts(join(folder, DELETED_ACCOUNTS)))
  const sessions = openEmbeddedStore({ file: join(folder, 'sessions.db') })
  api = await startTestApi({ records, sessions, now: () => NOW })
})
afterEach(async () => {
  await api.close()
  await api.sessions.close()
  if (db.isOpen) closeSqlite(db)
  rmSync(folder, { recursive: true, force: true })
})

/** Creates a person who has done everything that leaves data behind. */
async function someLife(name: string) {
  const { token, id } = await api.signUp(name)
  await api.call('PATCH', '/api/auth/me', { token, body: { firstName: `${name}-first`, lastName: `${name}-last` } })
  await api.call('PUT', '/api/favorites/1', { token })
  await records.history.keep([
    {
      userId: id,
      sessionId: 's0123456789',
      number: 1,
      gameId: 1,
      slug: 'x',
      playedAt: NOW,
      players: 3,
      score: 1,
      place: 1,
    },
  ])
  const challenge = await api.call('GET', '/api/challenges/current')
  await api.call('POST', '/api/challenges/join', { token, body: { challengeId: challenge.body.id } })
  await api.call('POST', '/api/challenges/score', { token, body: { challengeId: challenge.body.id, score: 700 } })
  const hosted = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Zed' } })
  const about = { sessionId: hosted.body.id, kind: 'text', text: 'Something unkind', reason: 'Unkind' }
  await api.call('POST', '/api/reports', { token, body: about })
  return { token, id, challengeId: String(challenge.body.id) }
}
const erase = (token: string, password = PASSWORD) => api.call('DELETE', '/api/auth/me', { token, body: { password } })

describe('download my data', () => {
  test('[ERASE-1] one document has everything stored about me, and nothing about anyone else', async () => {
    const ada = await someLife('Ada')
    await someLife('Bob')
    const { status, body } = await api.call('GET', '/api/auth/me/export', { token: ada.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      collectedAt: new Date(NOW).toISOString(),
      account: { id: ada.id, username: 'Ada', email: 'ada@example.com', firstName: 'Ada-first', lastName: 'Ada-last' },
      favorites: [{ gameId: 1 }],
      history: [{ players: 3, place: 1 }],
      challenges: [{ challengeId: ada.challengeId, score: 700, verified: false }],
      reports: [{ kind: 'text', text: 'Something unkind', reason: 'Unkind' }],
    })
    expect(body.signIns).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/bob|argon2|emailKey|tokenVersion/i)
    expect((await api.call('GET', '/api/auth/me/export')).status).toBe(401)
  })

  test('[ERASE-1] a long history is complete', async () => {
    const { token, id } = await api.signUp('Cleo')
    const game = {
      userId: id,
      sessionId: 's0123456789',
      gameId: 1,
      slug: 'x',
      playedAt: NOW,
      players: 3,
      score: 1,
      place: 1,
    }
    await records.history.keep(Array.from({ length: 451 }, (_, i) => ({ ...game, number: i + 1 })))
    const { body } = await api.call('GET', '/api/auth/me/export', { token })
    expect(new Set(body.history.map((one: { id: string }) => one.id)).size).toBe(451)
  })
})

describe('delete my account', () => {
  test('[ERASE-2] with the password it’s gone right away, and no file of the data folder has a trace of it', async () => {
    const ada = await someLife('Ada')
    await someLife('Bob')
    expect((await erase(ada.token)).status).toBe(200)
    expect((await api.call('GET', '/api/auth/me', { token: ada.token })).status).toBe(401)
    const again = { email: 'ada@example.com', password: PASSWORD }
    expect((await api.call('POST', '/api/auth/login', { body: again })).body.code).toBe('bad-credentials')
    const files = readdirSync(folder).filter((name) => name !== DELETED_ACCOUNTS)
    expect(files.length).toBeGreaterThan(2)
    for (const name of files) {
      const bytes = readFileSync(join(folder, name), 'latin1')
      for (const trace of [ada.id, 'ada@example.com', 'Ada-first', 'Ada-last'])
        expect(bytes.includes(trace), `${trace} in ${name}`).toBe(false)
    }
    expect(readFileSync(join(folder, 'records.sqlite'), 'latin1')).toContain('Bob-first')
  })

  test('[ERASE-2] its score stays on the leaderboard without a name, and its names are free', async () => {
    const ada = await someLife('Ada')
    await someLife('Bob')
    await erase(ada.token)
    const board = await api.call('GET', `/api/challenges/leaderboard?challengeId=${ada.challengeId}`)
    expect(
      board.body.map((row: { username: string | null; score: number }) => [row.username, row.score]),
    ).toContainEqual([null, 700])
    expect(board.text).not.toContain(ada.id)
    expect((await api.signUp('Ada')).id).not.toBe(ada.id)
  })

  test('[ERASE-2] without the password nothing is deleted', async () => {
    const ada = await someLife('Ada')
    const wrong = await erase(ada.token, 'not-my-password')
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password'])
    expect((await api.call('DELETE', '/api/auth/me', { token: ada.token })).status).toBe(400)
    expect((await api.call('DELETE', '/api/auth/me', { body: { password: PASSWORD } })).status).toBe(401)
    expect((await api.call('GET', '/api/favorites', { token: ada.token })).body).toHaveLength(1)
    expect(await records.deleted.all()).toEqual([])
  })

  test('[ERASE-4] a game that ends afterwards is kept for the others alone', async () => {
    const ada = await someLife('Ada')
    const bob = await api.signUp('Bob')
    const { sessions } = api
    const made = await api.call('POST', '/api/simple-session', {
      body: { gameId: 1, hostName: 'Ada' },
      token: ada.token,
    })
    const seat = { code: made.body.sessionCode, playerName: 'Bob' }
    await api.call('POST', '/api/sessions/join', { body: seat, token: bob.token })
    await erase(ada.token)
    await finishGame(sessions, made.body.id)
    await takeInFinishedGames({ ...records, outbox: sessions.outbox, log: createLog('silent') })
    expect(await records.history.of(bob.id, null, 10)).toHaveLength(1)
    expect(await records.history.of(ada.id, null, 10)).toEqual([])
  })

  test('[ERASE-4] an erasure that died is finished, and one that a backup undid is done again', async () => {
    const ada = await someLife('Ada')
    copyFileSync(join(folder, 'records.sqlite'), join(folder, 'kept'))
    const dying: Repositories = {
      ...records,
      forgetting: [...records.forgetting.slice(0, 1), () => Promise.reject(new Error('died'))],
    }
    const newId = () => crypto.randomUUID()
    await expect(eraseAccount(dying, { id: ada.id, at: NOW }, newId)).rejects.toThrow('died')
    expect(await records.favorites.of(ada.id)).toHaveLength(1)
    const eraseAgain = createErasing(records, () => NOW, newId)
    await eraseAgain()
    expect(await records.favorites.of(ada.id)).toEqual([])
    expect(await records.entries.of(ada.id)).toEqual([])
    expect(await records.reports.by(ada.id)).toEqual([])
  })
})
