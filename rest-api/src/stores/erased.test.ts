import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { batchCheckpoints } from '@highjinks/session-store'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteRecords } from '../repositories.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { closeSqlite, openSqlite } from './sqlite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-erased-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Reads the file and everything SQLite keeps beside it; copies expire separately. */
const bytes = () =>
  readdirSync(folder)
    .filter((name) => !name.includes('.before-'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join()

const account = (id: string, name: string) => ({
  id,
  email: `${name}@example.com`,
  username: name,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: 0,
  settings: { emailNotifications: true, gameUpdates: true, publicProfile: false, shareActivity: false },
  passwordHash: 'hash',
  tokenVersion: 0,
  emailVerifiedAt: null,
  operatorSince: null,
  toldOfWeek: null,
  providerKey: null,
  providerAt: null,
})

test('[GONE-6] ten seconds later, nothing is left of a changed email, a changed name and a surplus address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const db = openSqlite(folder)
  const checkpoints = batchCheckpoints(() => db.exec('pragma wal_checkpoint(truncate)'))
  const { users, places } = sqliteRecords(db, undefined, checkpoints.request)
  // Among others, so that its page stays
  for (let n = 0; n < 50; n++) await users.create(account(`u${n}`, `somebody-${n}`))
  await users.create(account('ada', 'written-over'))
  for (let n = 0; n < 20; n++) await places.remember('ada', `mark-of-${String(n).padStart(3, '0')}`, n)
  expect(bytes()).toContain('written-over@example.com')
  await users.edit('ada', { email: 'new@example.com', username: 'new' })
  vi.advanceTimersByTime(10_000)
  const left = bytes()
  expect(left).not.toContain('written-over')
  expect(left).not.toContain('mark-of-000')
  for (const kept of ['new@example.com', 'somebody-7', 'mark-of-019']) expect(left).toContain(kept)
  checkpoints.stop()
  closeSqlite(db)
})

test('[GONE-6] an older version’s file is rewritten once: earlier deletions leave no trace', () => {
  const file = join(folder, 'records.sqlite')
  closeSqlite(openSqlite(folder))
  const old = new DatabaseSync(file)
  old.exec(`pragma secure_delete = off; pragma user_version = 3; drop index usersByLook;
    alter table users drop column lookKey; alter table reports drop column evidence; drop table acts; drop table links;
    drop index reportsAbout; alter table reports drop column name; alter table reports drop column accountId;
    alter table reports drop column deviceMark; alter table reports drop column slug`)
  old.exec('drop index repliesToSend')
  for (const column of ['reply', 'replyTriedAt', 'replyFailedAt'])
    old.exec(`alter table messages drop column ${column}`)
  const insert = old.prepare('insert into messages values (?, 0, ?, ?, ?, ?, null)')
  for (let n = 0; n < 100; n++) insert.run(`m${n}`, 'Ada', 'ada@example.com', 'Hi', `deleted-before-${n} `.repeat(50))
  old.exec(`delete from messages; insert into signInPlaces values ('ada', 'an-unkeyed-mark', 1)`)
  old.close()
  expect(bytes()).toContain('deleted-before')
  const db = openSqlite(folder)
  expect(db.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.length })
  expect(bytes()).not.toContain('deleted-before')
  expect(bytes()).not.toContain('an-unkeyed-mark')
  closeSqlite(db)
})
