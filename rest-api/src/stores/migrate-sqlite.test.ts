import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RETENTION } from '@highjinks/protocol'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptAccount } from '../accounts/users.ts'
import { keptEntry } from '../challenges/entries.ts'
import { RECORDS, sqliteRecords } from '../repositories.ts'
import { expireCopies } from './copies.ts'
import { ALL_RECORDS, proveAllIsThere, proveEveningIsThere } from './kept.contract.ts'
import { differences } from './layout.ts'
import { migrateSqlite, versionOf } from './migrate-sqlite.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { closeSqlite, openSqlite } from './sqlite.ts'

const FIXTURES = join(import.meta.dirname, '../testing/fixtures')
const KEPT = readdirSync(FIXTURES).filter((name) => /^records-\d+\.sqlite$/.test(name))
const AT = Date.UTC(2026, 10, 27, 4, 15)

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-kept-'))
  file = join(folder, 'records.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const copies = () => readdirSync(folder).filter((name) => name.includes('.before-'))
const step = (sql: string): Migration => ({ sqlite: (db) => db.exec(sql), mongo: async () => undefined })

test.each(KEPT)('[KEPT-1] %s, as its version left it, is opened and read, and goes on', async (name) => {
  copyFileSync(join(FIXTURES, name), file)
  const db = openSqlite(folder, AT)
  expect(versionOf(db)).toBe(MIGRATIONS.length)
  await proveEveningIsThere(sqliteRecords(db))
  closeSqlite(db)
})

test('[KEPT-1] every record that the version before the declarations kept is what it was, and each table is as declared', async () => {
  for (const name of [...KEPT, `${ALL_RECORDS}.sqlite`]) {
    copyFileSync(join(FIXTURES, name), file)
    const db = openSqlite(folder, AT)
    const records = sqliteRecords(db)
    if (name.startsWith(ALL_RECORDS)) await proveAllIsThere(records)
    for (const record of [...RECORDS, keptAccount, keptEntry])
      expect(differences(db, record as never), `${record.name} of ${name}`).toEqual([])
    closeSqlite(db)
  }
})

test('[KEPT-1] the first of them is kept', () => {
  expect(KEPT).toContain('records-1.sqlite')
})

test('[KEPT-1] a file from before versions were counted keeps its reports, and takes new ones', async () => {
  const old = new DatabaseSync(file)
  old.exec(`create table reports (id text primary key, at integer not null, byUser text, sessionId text not null,
    kind text not null, playerId text, text text, reason text not null) strict;
    insert into reports values ('old', 1, 'ada', 's0123456789', 'text', null, 'said', 'unkind')`)
  old.close()
  const db = openSqlite(folder, AT)
  const { reports } = sqliteRecords(db)
  const kept = {
    id: 'old',
    at: 1,
    by: 'ada',
    sessionId: 's0123456789',
    playerId: null,
    text: 'said',
    reason: 'unkind',
    doneAt: null,
  }
  const nobody = { name: null, accountId: null, deviceMark: null, slug: null }
  const fresh = { ...nobody, ...kept, id: 'new', at: 2, by: null, kind: 'text', evidence: 'shown' as const }
  await reports.keep(fresh)
  expect(await reports.newest(10)).toMatchObject([fresh, { ...kept, ...nobody, kind: 'text', evidence: 'unknown' }])
  closeSqlite(db)
})

test('[KEPT-2] before a file is brought up it is copied beside itself, once, for its owner alone', () => {
  copyFileSync(join(FIXTURES, 'records-1.sqlite'), file)
  closeSqlite(openSqlite(folder, AT))
  closeSqlite(openSqlite(folder, AT + 1000))
  expect(copies()).toEqual(['records.sqlite.before-1.20261127T041500Z'])
  const [copy = ''] = copies().map((name) => join(folder, name))
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
  const was = new DatabaseSync(copy)
  expect(was.prepare('select username from users order by username').all()).toHaveLength(3)
  expect(was.prepare('pragma user_version').get()).toEqual({ user_version: 0 })
  was.close()
})

test('[KEPT-2] a step that fails at every start leaves two copies, not one more each time', () => {
  copyFileSync(join(FIXTURES, 'records-1.sqlite'), file)
  const failing = step('insert into nowhere values (1)')
  for (let i = 0; i < 5; i++) {
    const db = new DatabaseSync(file)
    expect(() => migrateSqlite(db, { file, at: AT + i * 1000, migrations: [failing] })).toThrow('nowhere')
    db.close()
  }
  expect(copies()).toHaveLength(2)
})

test('[KEPT-2] a new file is not copied', () => {
  closeSqlite(openSqlite(folder, AT))
  expect(copies()).toEqual([])
})

test('[KEPT-2] a copy is deleted after fourteen days, and unfinished ones right away', () => {
  for (const name of ['records.sqlite.before-1.20261127T041500Z', 'records.sqlite.before-2.20261128T041500Z'])
    writeFileSync(join(folder, name), '')
  writeFileSync(`${file}.before-2.20261128T041500Z.half`, '')
  writeFileSync(`${file}.before-the-party`, 'an operator made it')
  expireCopies(file, AT + RETENTION.backups.ms - 1)
  expect(copies()).toHaveLength(3)
  expireCopies(file, AT + RETENTION.backups.ms)
  expect(copies()).toEqual(['records.sqlite.before-2.20261128T041500Z', 'records.sqlite.before-the-party'])
})

test('[KEPT-3] a step that fails leaves the file as the step before it made it, and is tried again', () => {
  const place = { file: null, at: AT }
  const db = openSqlite(':memory:')
  const added = step(`alter table users add column locale text`)
  const failing = step(`alter table users add column one text; insert into nowhere values (1)`)
  expect(() => migrateSqlite(db, { ...place, migrations: [...MIGRATIONS, added, failing] })).toThrow('nowhere')
  expect(versionOf(db)).toBe(MIGRATIONS.length + 1)
  const mended = step(`alter table users add column one text`)
  migrateSqlite(db, { ...place, migrations: [...MIGRATIONS, added, mended] })
  expect(versionOf(db)).toBe(MIGRATIONS.length + 2)
  db.close()
})

test('[KEPT-4] a file of a newer version is refused with one line, and not touched', () => {
  copyFileSync(join(FIXTURES, 'records-1.sqlite'), file)
  const newer = new DatabaseSync(file)
  newer.exec('pragma user_version = 99')
  newer.close()
  const before = readFileSync(file)
  expect(() => openSqlite(folder, AT)).toThrow(
    `${file} is of a newer version of Highjinks (layout 99; this one knows ${MIGRATIONS.length})`,
  )
  expect(copies()).toEqual([])
  // The header's counters record that and how the file was opened
  expect(readFileSync(file).subarray(100)).toEqual(before.subarray(100))
})

test('[KEPT-5] an account from before a setting has its default until someone changes it', async () => {
  copyFileSync(join(FIXTURES, 'records-1.sqlite'), file)
  const old = new DatabaseSync(file)
  old.exec(`update users set settings = '{"emailNotifications":true}' where username = 'Ada'`)
  old.close()
  const db = openSqlite(folder, AT)
  expect((await sqliteRecords(db).users.byEmail('ada@example.com'))?.settings).toEqual({
    emailNotifications: true,
    gameUpdates: false,
    publicProfile: false,
    shareActivity: false,
  })
  closeSqlite(db)
})

test('[KEPT-6] of usernames that already looked alike, the oldest account gets the look; the other keeps its name, and both can be edited', async () => {
  closeSqlite(openSqlite(folder, AT))
  const old = new DatabaseSync(file)
  old.exec(`pragma user_version = 3; drop index usersByLook;
    alter table users drop column lookKey; alter table reports drop column evidence; drop table acts;
    drop table links; drop index repliesToSend; alter table messages drop column reply;
    alter table messages drop column replyTriedAt; alter table messages drop column replyFailedAt;
    drop index reportsAbout; alter table reports drop column name; alter table reports drop column accountId;
    alter table reports drop column deviceMark; alter table reports drop column slug`)
  const insert = old.prepare(`insert into users (id, email, username, createdAt, settings, passwordHash,
    tokenVersion, emailKey, usernameKey) values (?, ?, ?, ?, '{}', 'hash', 0, ?, ?)`)
  insert.run('younger', 'b@x.example', 'Аda', 2, 'b@x.example', 'аda')
  insert.run('older', 'a@x.example', 'Ada', 1, 'a@x.example', 'ada')
  old.close()
  const db = openSqlite(folder, AT)
  const { users } = sqliteRecords(db)
  expect(await users.edit('younger', { firstName: 'A' })).toMatchObject({ ok: true, state: { username: 'Аda' } })
  expect(await users.edit('younger', { username: 'ADА' })).toEqual({ ok: false, code: 'username-taken' })
  expect(await users.edit('older', { username: 'ADA' })).toMatchObject({ ok: true })
  closeSqlite(db)
})
