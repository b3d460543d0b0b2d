import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RETENTION } from '@highjinks/protocol'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../accounts/users.ts'
import { DELETED_ACCOUNTS, fileDeletedAccounts } from '../deleted-accounts/deleted-accounts.file.ts'
import { type Repositories, sqliteRecords } from '../repositories.ts'
import type { Sqlite } from '../stores/database.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { type Backups, createBackups, lastNight } from './backups.ts'
import { backupsFolder } from './folders.ts'

let folder: string
let db: Sqlite
let records: Repositories
let backups: Backups
let now: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-backups-'))
  now = new Date(2026, 10, 27, 12).getTime()
  db = openSqlite(folder, now)
  records = sqliteRecords(db, fileDeletedAccounts(join(folder, DELETED_ACCOUNTS)))
  backups = createBackups({ db, dataDir: folder, hour: 4, now: () => now })
  writeFileSync(join(folder, 'jwt-secret'), 'k'.repeat(64))
  writeFileSync(join(folder, 'sessions.db'), 'confessions')
})
afterEach(() => {
  closeSqlite(db)
  rmSync(folder, { recursive: true, force: true })
})

const signUp = (id: string) => {
  const names = { email: `${id}@example.com`, username: id, firstName: null, lastName: null, profileImageUrl: null }
  const kept = {
    createdAt: 1,
    settings: DEFAULT_SETTINGS,
    passwordHash: 'hash',
    tokenVersion: 0,
    emailVerifiedAt: null,
    operatorSince: null,
    toldOfWeek: null,
    providerKey: null,
    providerAt: null,
  }
  return records.users.create({ id, ...names, ...kept })
}
const usersIn = (name: string) => {
  const copy = new DatabaseSync(join(backupsFolder(folder), name, 'records.sqlite'))
  const { n } = Object(copy.prepare('select count(*) as n from users').get())
  copy.close()
  return n
}

test('[BACKUP-1] a backup holds the records, the key and who was deleted, never sessions, for its owner alone', async () => {
  await signUp('ada')
  await records.deleted.add({ id: 'bob', at: now })
  const { name, at, bytes } = await backups.take()
  expect([at, name.length]).toEqual([now, '20261127T120000Z'.length])
  const inside = join(backupsFolder(folder), name)
  expect(readdirSync(inside).sort()).toEqual(['deleted-accounts', 'jwt-secret', 'records.sqlite'])
  expect(usersIn(name)).toBe(1)
  expect(statSync(join(inside, 'records.sqlite')).size).toBe(bytes)
  expect(readFileSync(join(inside, 'deleted-accounts'), 'utf8')).toContain('bob')
  for (const path of [inside, backupsFolder(folder)]) expect((statSync(path).mode & 0o777).toString(8)).toBe('700')
  expect((statSync(join(inside, 'records.sqlite')).mode & 0o777).toString(8)).toBe('600')
})

test('[BACKUP-1] it is taken while people write, whole at one moment', async () => {
  for (let i = 0; i < 2000; i++) await signUp(`before-${i}`)
  const taking = backups.take()
  const during = Array.from({ length: 50 }, (_, i) => signUp(`during-${i}`))
  const [{ name }] = await Promise.all([taking, ...during])
  expect(usersIn(name)).toBeGreaterThanOrEqual(2000)
  expect(await records.users.byId('during-49')).not.toBeNull()
})

test('[BACKUP-1] two parallel requests share one backup, and two within a second are two', async () => {
  const [one, two] = await Promise.all([backups.take(), backups.take()])
  expect(one).toEqual(two)
  expect((await backups.take()).name).not.toBe(one.name)
  expect(backups.all()).toHaveLength(2)
})

test('[BACKUP-2] it is taken once a night, or when the server is there again', async () => {
  expect(await backups.takeNightly()).not.toBeNull()
  expect(await backups.takeNightly()).toBeNull()
  now = new Date(2026, 10, 28, 3, 59).getTime()
  expect(await backups.takeNightly()).toBeNull()
  now = new Date(2026, 10, 28, 4, 0).getTime()
  expect(await backups.takeNightly()).not.toBeNull()
  expect(await backups.takeNightly()).toBeNull()
  now = new Date(2026, 11, 2, 1, 0).getTime()
  expect(await backups.takeNightly()).not.toBeNull()
})

test('[BACKUP-2] the last night is today’s hour or yesterday’s', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
  expect(lastNight(at(27, 12), 4)).toBe(at(27, 4))
  expect(lastNight(at(27, 4), 4)).toBe(at(27, 4))
  expect(lastNight(at(27, 3, 59), 4)).toBe(at(26, 4))
  expect(lastNight(at(1, 0), 23)).toBe(new Date(2026, 9, 31, 23).getTime())
})

test('[BACKUP-3] [RETAIN-1] fourteen nights are kept, and what was left half-made is not', async () => {
  const DAY = 24 * 60 * 60 * 1000
  for (let night = 0; night < 20; night++) {
    await backups.takeNightly()
    now += DAY
  }
  expect(backups.all()).toHaveLength(14)
  expect(backups.all().every(({ at }) => at > now - DAY - RETENTION.backups.ms)).toBe(true)
  const half = join(backupsFolder(folder), '20261127T040000Z.half')
  writeFileSync(half, '')
  writeFileSync(join(backupsFolder(folder), 'notes.txt'), 'of the operator')
  await backups.takeNightly()
  expect(existsSync(half)).toBe(false)
  expect(existsSync(join(backupsFolder(folder), 'notes.txt'))).toBe(true)
})

test('[BACKUP-3] a backup that can’t be written is reported, and leaves nothing that looks like one', async () => {
  rmSync(backupsFolder(folder), { recursive: true, force: true })
  writeFileSync(backupsFolder(folder), 'no folder')
  await expect(backups.take()).rejects.toThrow()
  rmSync(backupsFolder(folder))
  expect(backups.all()).toEqual([])
  expect(await backups.take()).toMatchObject({ isReplaced: false })
})
