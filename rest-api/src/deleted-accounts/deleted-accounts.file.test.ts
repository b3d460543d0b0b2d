import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deletedAccountsContract } from './deleted-accounts.contract.ts'
import { fileDeletedAccounts, memoryDeletedAccounts } from './deleted-accounts.file.ts'

const inFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-deleted-'))
  return { file: join(folder, 'deleted-accounts'), close: async () => rmSync(folder, { recursive: true }) }
}

deletedAccountsContract('deleted accounts in a file', async () => {
  const { file, close } = inFolder()
  return { deleted: fileDeletedAccounts(file), close }
})
deletedAccountsContract('deleted accounts in memory', async () => ({
  deleted: memoryDeletedAccounts(),
  close: async () => undefined,
}))

test('[ERASE-4] a line that was cut off is none, and the next one is whole', async () => {
  const { file, close } = inFolder()
  writeFileSync(file, 'ada 2026-11-27T04:15:00.000Z\nbob 2026-11-2')
  const deleted = fileDeletedAccounts(file)
  await deleted.add({ id: 'cleo', at: Date.UTC(2026, 10, 28) })
  expect((await deleted.all()).map(({ id }) => id)).toEqual(['ada', 'cleo'])
  appendFileSync(file, 'no line\n')
  expect(await deleted.all()).toHaveLength(2)
  await close()
})

test('[ERASE-4] the file is its owner’s alone, and names nobody', async () => {
  const { file, close } = inFolder()
  await fileDeletedAccounts(file).add({ id: 'an-id', at: Date.UTC(2026, 10, 28) })
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(readFileSync(file, 'utf8').trim()).toBe('an-id 2026-11-28T00:00:00.000Z')
  await close()
})
