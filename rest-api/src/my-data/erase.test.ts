import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DELETED_ACCOUNTS, fileDeletedAccounts, readDeleted } from '../deleted-accounts/deleted-accounts.file.ts'
import { sqliteRecords } from '../repositories.ts'
import { closeSqlite, openSqlite } from '../stores/sqlite.ts'
import { liveSomeLife, tracesOf } from './erase.contract.ts'
import { createErasing, ERASED_AT_ONCE, eraseAccount } from './erase.ts'

const NOW = Date.UTC(2026, 10, 28)

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-erase-'))
  const db = openSqlite(folder, NOW)
  const file = join(folder, DELETED_ACCOUNTS)
  return {
    db,
    file,
    open: () => sqliteRecords(db, fileDeletedAccounts(file)),
    close: async () => {
      closeSqlite(db)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('[ERASE-4] twenty thousand deleted accounts are erased again after a start, few in a turn, and each is read once', async () => {
  const { file, open, close } = openFolder()
  const lines = Array.from({ length: 20_000 }, (_, i) => `id-${i} ${new Date(NOW - i * 1000).toISOString()}`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  const records = open()
  await liveSomeLife(records, 'id-7')
  let inTurn = 0
  let most = 0
  let isOver = false
  const counting = {
    ...records,
    forgetting: [async (ids: readonly string[]) => void (inTurn += ids.length), ...records.forgetting],
  }
  const countTurns = () => {
    most = Math.max(most, inTurn)
    inTurn = 0
    if (!isOver) setImmediate(countTurns)
  }
  countTurns()
  await createErasing(
    counting,
    () => NOW,
    () => crypto.randomUUID(),
  )()
  isOver = true
  expect(most).toBeLessThanOrEqual(ERASED_AT_ONCE)
  expect(await tracesOf(records, 'id-7')).toBe(0)
  expect(await records.deleted.undone()).toEqual([])
  expect(readDeleted(file)).toHaveLength(20_000)
  // Running it again adds nothing
  const size = readFileSync(file).length
  await createErasing(
    open(),
    () => NOW,
    () => crypto.randomUUID(),
  )()
  expect(readFileSync(file)).toHaveLength(size)
  await close()
})

test('[ERASE-4] the next process knows which are done, and an account that comes back and is deleted again is not', async () => {
  const { file, open, close } = openFolder()
  const records = open()
  await liveSomeLife(records, 'ada')
  await eraseAccount(records, { id: 'ada', at: NOW }, () => crypto.randomUUID())
  expect(await open().deleted.undone()).toEqual([])
  await open().deleted.add({ id: 'ada', at: NOW + 1 })
  expect(await open().deleted.undone()).toEqual([{ id: 'ada', at: NOW }])
  expect(readDeleted(file)).toHaveLength(1)
  await close()
})
