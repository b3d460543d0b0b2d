import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../accounts/users.ts'
import { DELETED_ACCOUNTS, fileDeletedAccounts, readDeleted } from '../deleted-accounts/deleted-accounts.file.ts'
import { eraseAccount } from '../my-data/erase.ts'
import { type Repositories, sqliteRecords } from '../repositories.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { createBackups } from './backups.ts'
import { backupsFolder, expireBackups, listBackups } from './folders.ts'
import { finishRestoring, restoreBackup } from './restore.ts'

const NOW = Date.UTC(2026, 10, 27, 20)
const HOUR = 60 * 60 * 1000
const newId = () => crypto.randomUUID()

let folder: string
let name: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-restore-'))
  name = await anEvening()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the folder for a while, as a server does. */
async function whileOpen<T>(work: (records: Repositories) => Promise<T>, dataDir = folder): Promise<T> {
  finishRestoring(dataDir)
  const db = openSqlite(dataDir, NOW)
  try {
    return await work(sqliteRecords(db, fileDeletedAccounts(join(dataDir, DELETED_ACCOUNTS))))
  } finally {
    closeSqlite(db)
  }
}
const signUp = (records: Repositories, id: string, tokenVersion = 0) => {
  const names = { email: `${id}@example.com`, username: id, firstName: null, lastName: null, profileImageUrl: null }
  return records.users.create({
    id,
    ...names,
    createdAt: 1,
    settings: DEFAULT_SETTINGS,
    passwordHash: 'hash',
    emailVerifiedAt: null,
    operatorSince: null,
    toldOfWeek: null,
    providerKey: null,
    providerAt: null,
    tokenVersion,
  })
}

/**
 * Ada, Bob and Cleo are in the backup. Then Ada deletes her account, Bob signs out everywhere, and Dora signs up.
 */
async function anEvening(): Promise<string> {
  writeFileSync(join(folder, 'jwt-secret'), 'old key'.padEnd(64, '.'))
  writeFileSync(join(folder, 'sessions.db'), 'live sessions')
  const db = openSqlite(folder, NOW)
  const records = sqliteRecords(db, fileDeletedAccounts(join(folder, DELETED_ACCOUNTS)))
  for (const id of ['ada', 'bob', 'cleo']) await signUp(records, id)
  await records.favorites.add('ada', { gameId: 1, addedAt: 1 })
  await records.favorites.add('bob', { gameId: 2, addedAt: 1 })
  await records.links.keep({
    id: 'link',
    purpose: 'reset',
    userId: 'bob',
    emailKey: 'bob@example.com',
    until: NOW + HOUR,
    maker: null,
    makerVersion: null,
  })
  await records.tickets.keep({ id: 'ticket', userId: null, body: {}, until: NOW + HOUR })
  const taken = await createBackups({ db, dataDir: folder, hour: 4, now: () => NOW - HOUR }).take()
  await eraseAccount(records, { id: 'ada', at: NOW }, newId)
  await records.users.endTokens('bob')
  await records.links.forget('bob')
  await records.tickets.take('ticket', NOW)
  await signUp(records, 'dora')
  closeSqlite(db)
  writeFileSync(join(folder, 'jwt-secret'), 'new key'.padEnd(64, '.'))
  return taken.name
}
const restore = (onStep?: (step: string) => void) =>
  restoreBackup(folder, name, { now: NOW, newId, ...(onStep && { onStep }) })

const peopleIn = (records: Repositories) => records.users.byIds(['ada', 'bob', 'cleo', 'dora'])
/**
 * Returns which of the two the folder holds as a whole: the earlier records or the restored ones. Anything else is a
 * failure.
 */
const whatIsThere = () =>
  whileOpen(async (records) => {
    const ids = (await peopleIn(records)).map(({ id }) => id).sort()
    const bob = await records.users.byId('bob')
    if (ids.join() === 'bob,cleo,dora' && bob?.tokenVersion === 1) return 'before'
    const isRestored = ids.join() === 'bob,cleo' && (bob?.tokenVersion ?? 0) >= NOW / 1000
    return isRestored && (await records.favorites.of('bob')).length === 1 ? 'restored' : `broken: ${ids.join()}`
  })

test('[RESTORE-1] a backup is restored, with a report of what was done', async () => {
  expect(await restore()).toEqual({ name, accounts: 2, erasedAgain: 1, replaced: '20261127T200000Z-replaced' })
  expect(await whatIsThere()).toBe('restored')
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toContain('old key')
  // Live sessions aren't part of it
  expect(readFileSync(join(folder, 'sessions.db'), 'utf8')).toBe('live sessions')
  expect(readdirSync(folder).sort()).toEqual([
    'backups',
    'deleted-accounts',
    'jwt-secret',
    'records.sqlite',
    'sessions.db',
  ])
})

test('[RESTORE-2] accounts deleted since then are deleted again, whether the folder or the backup knows about it', async () => {
  await restore()
  await whileOpen(async (records) => {
    expect(await records.users.byId('ada')).toBeNull()
    expect(await records.favorites.of('ada')).toEqual([])
  })
  expect(readDeleted(join(folder, DELETED_ACCOUNTS)).map(({ id }) => id)).toEqual(['ada'])
  // A folder that lost its own list gets the backup's
  appendFileSync(join(backupsFolder(folder), name, DELETED_ACCOUNTS), 'cleo 2026-11-27T19:30:00.000Z\n')
  rmSync(join(folder, DELETED_ACCOUNTS))
  expect(await restoreBackup(folder, name, { now: NOW + HOUR, newId })).toMatchObject({ erasedAgain: 1, accounts: 2 })
  expect(readDeleted(join(folder, DELETED_ACCOUNTS)).map(({ id }) => id)).toEqual(['cleo'])
})

test('[RESTORE-3] every token, link and ticket issued earlier is void, even one used since', async () => {
  await restore()
  await whileOpen(async (records) => {
    for (const { tokenVersion } of await peopleIn(records)) expect(tokenVersion).toBe(Math.floor(NOW / 1000))
    expect(await records.links.find('link', ['reset'], NOW)).toBeNull()
    expect(await records.tickets.find('ticket', NOW)).toBeNull()
  })
})

test('[RESTORE-4] the replaced records become a backup, which can be restored and expires like any other', async () => {
  const { replaced } = await restore()
  expect(await restoreBackup(folder, replaced ?? '', { now: NOW + HOUR, newId })).toMatchObject({ accounts: 3 })
  await whileOpen(async (records) =>
    expect((await peopleIn(records)).map(({ id }) => id).sort()).toEqual(['bob', 'cleo', 'dora']),
  )
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toContain('new key')
  expireBackups(folder, NOW + 15 * 24 * HOUR)
  expect(listBackups(folder)).toEqual([])
})

test('[RESTORE-4] records whose process was killed while they were open are moved aside with their log', async () => {
  const db = new DatabaseSync(join(folder, 'records.sqlite'))
  db.exec(`pragma locking_mode = exclusive; pragma journal_mode = wal; pragma wal_autocheckpoint = 0;
    update users set firstName = 'only-in-the-log' where id = 'dora'`)
  const killed = mkdtempSync(join(tmpdir(), 'highjinks-killed-'))
  cpSync(folder, killed, { recursive: true })
  db.close()
  expect(existsSync(join(killed, 'records.sqlite-wal'))).toBe(true)
  const { replaced } = await restoreBackup(killed, name, { now: NOW, newId })
  expect(existsSync(join(killed, 'records.sqlite-wal'))).toBe(false)
  await restoreBackup(killed, replaced ?? '', { now: NOW + HOUR, newId })
  await whileOpen(async ({ users }) => expect((await users.byId('dora'))?.firstName).toBe('only-in-the-log'), killed)
  rmSync(killed, { recursive: true })
})

test('[RESTORE-5] if it’s killed after any step, the earlier or the restored records are there, complete, and the restore is finished or dropped', async () => {
  const steps: string[] = []
  const untouched = mkdtempSync(join(tmpdir(), 'highjinks-untouched-'))
  cpSync(folder, untouched, { recursive: true })
  await restore((step) => void steps.push(step))
  expect(steps.length).toBeGreaterThan(9)
  const found = new Map<string, string>()
  for (const last of steps) {
    rmSync(folder, { recursive: true })
    cpSync(untouched, folder, { recursive: true })
    const killed = restore((step) => {
      if (step === last) throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    found.set(last, await whatIsThere())
    expect(readdirSync(folder).filter((one) => one.startsWith('restoring'))).toEqual([])
    expect(await restoreBackup(folder, name, { now: NOW + HOUR, newId })).toMatchObject({ accounts: 2 })
  }
  const decided = steps.indexOf('decided')
  expect([...found.values()]).toEqual(steps.map((_, i) => (i < decided ? 'before' : 'restored')))
  rmSync(untouched, { recursive: true })
})

test('[RESTORE-6] nothing is touched while a server runs, or if the backup is missing, damaged or newer', async () => {
  const before = () => readFileSync(join(folder, 'records.sqlite')).subarray(100).toString('latin1')
  const was = before()
  await whileOpen(async () => {
    await expect(restore()).rejects.toThrow('records.sqlite is in use: stop Highjinks, then restore')
  })
  await expect(restoreBackup(folder, '../../etc', { now: NOW, newId })).rejects.toThrow(
    `there is no backup ../../etc; there are: ${name}`,
  )
  const copy = join(backupsFolder(folder), name, 'records.sqlite')
  const whole = readFileSync(copy)
  const newer = Buffer.from(whole)
  newer.writeUInt32BE(99, 60)
  writeFileSync(copy, newer)
  await expect(restore()).rejects.toThrow('is of a newer version of Highjinks')
  writeFileSync(copy, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 0x5a)]))
  await expect(restore()).rejects.toThrow(/malformed/)
  expect(before()).toBe(was)
  expect(await whatIsThere()).toBe('before')
})

test('[RESTORE-1] a damaged records file is replaced too', async () => {
  const file = join(folder, 'records.sqlite')
  writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 4096), Buffer.alloc(40_000, 0x5a)]))
  expect(await restore()).toMatchObject({ accounts: 2 })
  expect(await whatIsThere()).toBe('restored')
})
