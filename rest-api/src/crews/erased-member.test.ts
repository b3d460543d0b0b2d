import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSession } from '@highjinks/games/session'
import { RETENTION } from '@highjinks/protocol'
import { batchCheckpoints, openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Backups, createBackups } from '../backups/backups.ts'
import { sqliteRecords } from '../repositories.ts'
import type { Sqlite } from '../stores/database.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { finishGame } from '../testing/finish.ts'
import { testPhone } from '../testing/phone.ts'

const NAME = 'Zebediah'
const CARD = 'Never have I ever wrestled a Zebedee goose'

let folder: string
let now: number
let db: Sqlite
let sessions: SessionStore
let backups: Backups
let api: TestApi
let overwritten: ReturnType<typeof batchCheckpoints>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  folder = mkdtempSync(join(tmpdir(), 'highjinks-left-'))
  now = Date.UTC(2027, 0, 2, 12)
  db = openSqlite(folder, now)
  overwritten = batchCheckpoints(() => db.exec('pragma wal_checkpoint(truncate)'))
  sessions = openEmbeddedStore({ file: join(folder, 'sessions.db'), now: () => now })
  backups = createBackups({ db, dataDir: folder, hour: 4, now: () => now })
  const records = sqliteRecords(db, undefined, overwritten.request)
  api = await startTestApi({ sessions, records, now: () => now })
})
afterEach(async () => {
  await api.close()
  await sessions.close()
  overwritten.stop()
  closeSqlite(db)
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** The files under the data folder in which a text can be read. */
const filesWith = (text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(text))
    .map(({ name }) => name)

test('[CREW-60] a member who left is in no file once the backups are fourteen days old', async () => {
  const { body: made } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' } })
  const { body: joined } = await api.call('POST', '/api/sessions/join', {
    body: { code: made.sessionCode, playerName: NAME },
  })
  await finishGame(sessions, made.id)
  const [ada, leaver] = [testPhone(() => api), testPhone(() => api)]
  const { body: kept } = await ada.ask('POST', '/api/crews', { sessionId: made.id, seatToken: made.seatToken })
  const { link } = kept.crew
  const { body: own } = await leaver.ask('POST', '/api/crews/members', {
    sessionId: made.id,
    seatToken: joined.seatToken,
  })
  const written = await leaver.ask('POST', `/api/crews/${link}/cards`, { lines: CARD })
  expect(written.body.refused).toEqual([])
  await sessions.update(made.id, (session) => endSession(session, 'ended'))
  await backups.take()
  for (const text of [NAME, 'Zebedee goose']) expect(filesWith(text)).toContain('records.sqlite')

  expect((await leaver.ask('DELETE', `/api/crews/${link}/members/${own.you.id}`)).status).toBe(200)
  vi.advanceTimersByTime(10_000)
  // Only last night's backup still has them
  const inBackup = readdirSync(join(folder, 'backups'))
  for (const text of [NAME, 'Zebedee goose']) expect(filesWith(text)).toHaveLength(inBackup.length)

  now += RETENTION.backups.ms
  await backups.takeNightly()
  for (const text of [NAME, 'Zebedee goose', own.you.id]) expect(filesWith(text)).toEqual([])
  expect((await ada.ask('GET', `/api/crews/${link}`)).body.crew.members).toHaveLength(1)
})
