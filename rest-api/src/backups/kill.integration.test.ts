import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProcess } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../accounts/users.ts'
import { DELETED_ACCOUNTS, fileDeletedAccounts } from '../deleted-accounts/deleted-accounts.file.ts'
import { sqliteRecords } from '../repositories.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { createBackups } from './backups.ts'
import { finishRestoring } from './restore.ts'

const CHILD = fileURLToPath(new URL('../testing/restoring-child.ts', import.meta.url))
const BEFORE = 400
const AFTER = 401

async function someFolder(): Promise<{ readonly folder: string; readonly name: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-restore-kill-'))
  writeFileSync(join(folder, 'jwt-secret'), 'k'.repeat(64))
  const db = openSqlite(folder)
  const { users } = sqliteRecords(db, fileDeletedAccounts(join(folder, DELETED_ACCOUNTS)))
  const signUp = (id: string) => {
    const names = { email: `${id}@example.com`, username: id, firstName: null, lastName: null, profileImageUrl: null }
    return users.create({
      id,
      ...names,
      createdAt: 1,
      settings: DEFAULT_SETTINGS,
      passwordHash: 'x',
      tokenVersion: 0,
      emailVerifiedAt: null,
      operatorSince: null,
      toldOfWeek: null,
      providerKey: null,
      providerAt: null,
    })
  }
  for (let i = 0; i < BEFORE; i++) await signUp(`before-${i}`)
  const { name } = await createBackups({ db, dataDir: folder, hour: 4, now: Date.now }).take()
  await signUp('after')
  closeSqlite(db)
  return { folder, name }
}

test('[RESTORE-5] killed with -9 at ten moments, the folder opens with the one or the other, whole', async () => {
  const { folder, name } = await someFolder()
  const found: number[] = []
  // The first one runs to its end and measures how long that takes here
  let whole = 0
  for (let moment = 0; moment <= 10; moment++) {
    const tried = mkdtempSync(join(tmpdir(), 'highjinks-restore-kill-'))
    cpSync(folder, tried, { recursive: true })
    const { child, kill, ended } = startProcess(process.execPath, ['--import', 'tsx', CHILD, tried, name])
    await once(child.stdout, 'data')
    const began = performance.now()
    if (moment > 0) {
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ((moment - 1) * whole) / 10))])
      kill()
    }
    await ended
    whole ||= performance.now() - began
    finishRestoring(tried)
    const db = openSqlite(tried)
    const { n } = Object(db.prepare('select count(*) as n from users').get())
    closeSqlite(db)
    found.push(n)
    rmSync(tried, { recursive: true })
  }
  rmSync(folder, { recursive: true })
  expect(found.filter((n) => n !== BEFORE && n !== AFTER)).toEqual([])
  expect(new Set(found).size).toBe(2)
})
