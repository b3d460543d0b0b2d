import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProcess } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { collectionContract, note, seat } from './collection.contract.ts'
import { sqliteStore } from './collection.sqlite.ts'
import { differences, layOut } from './layout.ts'
import { closeSqlite, openSqlite } from './sqlite.ts'

const CHILD = fileURLToPath(new URL('../testing/keeping-child.ts', import.meta.url))

collectionContract('a collection in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { store: sqliteStore(db), close: async () => db.close() }
})

test('[RECORD-10] a table is made as its record is declared, and gets the fields and indexes that are new', () => {
  const db = openSqlite(':memory:')
  db.exec('create table notes (id text not null, text text not null, at integer not null, primary key (id)) strict')
  db.exec(`insert into notes values ('old', 'there', 1)`)
  expect(differences(db, note as never)).toContain('notes.isDone is missing')
  const older = {
    ...note,
    shape: note.shape.extend({ score: z.number().default(2.5), body: z.record(z.string(), z.unknown()).default({}) }),
  }
  for (const one of [older, older, seat]) layOut(db, one as never)
  for (const one of [note, seat]) expect(differences(db, one as never)).toEqual([])
  expect(db.prepare('select * from notes').all()).toEqual([
    { id: 'old', by: null, text: 'there', at: 1, score: 2.5, isDone: 0, body: '{}' },
  ])
  const bare = { ...note, shape: note.shape.extend({ more: z.string() }) }
  expect(() => layOut(db, bare as never)).toThrow('notes.more is new and has no default')
  db.close()
})

test('[RECORD-11] a process killed while storing records loses none that was stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-killed-'))
  const { child, kill, ended } = startProcess(process.execPath, ['--import', 'tsx', CHILD, folder])
  const told: number[] = []
  child.stdout.on('data', (lines) => told.push(...String(lines).trim().split('\n').map(Number)))
  while (told.length < 200) await once(child.stdout, 'data')
  kill()
  await ended
  const db = openSqlite(folder)
  const numbers = (
    await sqliteStore(db)
      .of(seat)
      .list({ order: { number: 'up' } })
  ).map(({ number }) => number)
  expect(numbers).toEqual(expect.arrayContaining(told.filter((number) => number % 2 === 0)))
  expect(numbers.filter((number) => number % 2 === 1 && told.includes(number + 1))).toEqual([])
  closeSqlite(db)
  rmSync(folder, { recursive: true })
})
