import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '../port.ts'
import { someSession } from '../testing/sessions.ts'
import { openDatabase } from './database.ts'
import { SqliteFileError } from './sqlite-errors.ts'
import { openEmbeddedStore } from './store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-file-'))
  file = join(folder, 'sessions.db')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Overwrites everything but the first page, like a failing disk. */
function tear(path: string) {
  const handle = openSync(path, 'r+')
  const size = statSync(path).size
  for (let at = 4096; at < size; at += 4096) writeSync(handle, Buffer.alloc(2048, 0x5a), 0, 2048, at + 512)
  closeSync(handle)
}

describe('a file that is damaged', () => {
  test('[STORE-29] is named at the start, whether its first bytes or its middle are torn', async () => {
    const store = openEmbeddedStore({ file })
    for (let i = 0; i < 50; i++) await store.create(someSession(Date.now()))
    await store.close()
    tear(file)
    expect(() => openEmbeddedStore({ file })).toThrow(SqliteFileError)
    expect(() => openEmbeddedStore({ file })).toThrow(`${file}: `)
    const other = join(folder, 'other.db')
    writeFileSync(other, 'This was never a database, but it is long enough to be taken for one.'.repeat(100))
    expect(() => openEmbeddedStore({ file: other })).toThrow(`${other}: file is not a database`)
  })

  test('[STORE-29] found while it runs is an outage by its name, and stays one', async () => {
    const store = openEmbeddedStore({ file })
    // More than the store and SQLite keep in memory
    const sessions = Array.from({ length: 4000 }, () => someSession(Date.now()))
    for (const session of sessions) await store.create(session)
    await store.ping()
    tear(file)
    const ask = async () => {
      for (const { id } of sessions) await store.read(id)
    }
    await expect(ask()).rejects.toThrow(StoreUnavailable)
    const why = await store.ping().catch((fault: unknown) => fault)
    expect(why).toBeInstanceOf(StoreUnavailable)
    expect(why).toMatchObject({ cause: { file, kind: 'damaged' } })
  })
})

describe('a disk that is full', () => {
  test('[STORE-30] is found by asking, also where nobody has written, and over when there is room', () => {
    vi.useFakeTimers()
    const db = openDatabase(file)
    db.run('CREATE TABLE ballast (bytes BLOB)')
    db.run('INSERT INTO ballast VALUES (zeroblob(400000))')
    db.proveWritable()
    const pages = Number(db.get('PRAGMA page_count')?.['page_count'])
    db.get(`PRAGMA max_page_count = ${pages + 2}`)
    const fill = () => {
      for (;;) db.run('INSERT INTO ballast VALUES (zeroblob(3000))')
    }
    expect(fill).toThrow('full')
    // A result from a moment ago is reused
    expect(db.proveWritable).not.toThrow()
    vi.advanceTimersByTime(2000)
    expect(db.proveWritable).toThrow(SqliteFileError)
    expect(db.proveWritable).toThrow(`${file}: database or disk is full`)
    db.run('DELETE FROM ballast')
    expect(db.proveWritable).not.toThrow()
    db.close()
  })
})
