import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteRecords } from '../repositories.ts'
import { startTestApi } from '../testing/api.ts'
import { openSqlite, recordsFile, watchFile } from './sqlite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-records-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('[STORE-29] records found damaged while they are used answer 503, and are not ready from then on', async () => {
  const db = openSqlite(folder)
  const { check, notice } = watchFile(db, folder)
  const records = sqliteRecords(db)
  const api = await startTestApi({ records, noticeFault: notice, checks: { sqlite: check } })
  const { token } = await api.signUp('Ada')
  expect((await api.call('GET', '/readyz')).status).toBe(200)
  // Moves everything into the file, with hardly anything in memory
  db.exec('pragma cache_size = 1; pragma wal_checkpoint(truncate); pragma shrink_memory')
  const file = recordsFile(folder)
  const handle = openSync(file, 'r+')
  for (let at = 4096; at < statSync(file).size; at += 4096) writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at)
  closeSync(handle)
  const found = await api.call('GET', '/api/auth/me', { token })
  expect([found.status, found.body.code]).toEqual([503, 'unavailable'])
  const { status, body } = await api.call('GET', '/readyz')
  expect([status, body.away]).toEqual([503, ['sqlite']])
  await expect(check()).rejects.toThrow(`${file}: `)
  await api.close()
  db.close()
})

test('[STORE-30] records on a disk that is full answer 503', async () => {
  const db = openSqlite(folder)
  const { check } = watchFile(db, folder)
  const records = sqliteRecords(db)
  const api = await startTestApi({ records, checks: { sqlite: check } })
  db.exec('create table ballast (bytes blob); pragma max_page_count = 80')
  const fill = () => {
    for (;;) db.exec('insert into ballast values (zeroblob(2000))')
  }
  expect(fill).toThrow('full')
  const contactMessage = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'x '.repeat(2400) }
  const refused = await api.call('POST', '/api/contact', { body: contactMessage })
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect((await api.call('GET', '/readyz')).body.away).toEqual(['sqlite'])
  db.exec('delete from ballast')
  expect((await api.call('POST', '/api/contact', { body: contactMessage })).status).toBe(201)
  expect((await api.call('GET', '/readyz')).status).toBe(200)
  await api.close()
  db.close()
})
