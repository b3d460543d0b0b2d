import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accept } from '@highjinks/protocol'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { someSession } from '../testing/sessions.ts'
import { openEmbeddedStore } from './store.ts'
import { LAYOUTS, openUpToDate, upgradeLayout } from './upgrade.ts'

/** Recorded from the product of November 27, 2026. The comments below list who was in which room. */
const KEPT = join(import.meta.dirname, '../testing/fixtures/sessions-3.db')
/** Shortly after it was recorded. */
const THEN = 1_795_752_960_000

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'highjinks-upgrade-'))
  file = join(folder, 'sessions.db')
  await copyFile(KEPT, file)
})
afterEach(() => rm(folder, { recursive: true }))

const versionOf = async () => (await readFile(file)).readUInt32BE(60)

test('[KEPT-1] the sessions of sessions-3.db go on: in the lobby, in play, over and ended', async () => {
  const store = openEmbeddedStore({ file, now: () => THEN })
  const read = async (code: string) => (await store.read((await store.find(code)) ?? ''))?.session
  expect(await read('59T88H')).toMatchObject({ status: 'lobby', locked: true, seats: { length: 3 } })
  expect(await read('MV7XMF')).toMatchObject({ status: 'playing', seats: { length: 3 } })
  expect(await read('KRKNL9')).toMatchObject({ status: 'playing', seats: { length: 3 }, notice: null })
  expect(await read('XNC2HX')).toMatchObject({ status: 'over', slug: 'truth-or-dare' })
  expect(await read('2FF6Q4')).toMatchObject({ ended: 'ended', seats: [] })
  const id = (await store.find('59T88H')) ?? ''
  const before = (await store.read(id))?.v ?? 0
  expect(await store.update(id, (session) => accept({ ...session, locked: false }))).toEqual({
    ok: true,
    v: before + 1,
  })
  expect(await store.outbox.take(10)).toMatchObject([{ slug: 'truth-or-dare', number: 1, players: 2 }])
  await store.close()
})

test('[KEPT-2] a file of sessions is not copied when it is brought up', async () => {
  await openEmbeddedStore({ file, now: () => THEN }).close()
  expect(await readdir(folder)).toEqual(['sessions.db'])
})

test('[KEPT-3] it is brought up whole or not at all', async () => {
  const db = openUpToDate(file)
  expect(await versionOf()).toBe(LAYOUTS.length)
  const half = [
    ...LAYOUTS,
    () => void db.run('ALTER TABLE live ADD COLUMN more TEXT'),
    () => void db.run('INSERT INTO nowhere VALUES (1)'),
  ]
  expect(() => upgradeLayout(db, file, half)).toThrow('nowhere')
  expect(db.get('PRAGMA user_version')).toEqual({ user_version: LAYOUTS.length })
  expect(db.all(`SELECT name FROM pragma_table_info('live') WHERE name = 'more'`)).toEqual([])
  db.close()
})

test('[KEPT-4] a file of a newer version is refused with one line, not touched, and free for the newer one', async () => {
  const newer = new DatabaseSync(file)
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  const before = await readFile(file)
  expect(() => openEmbeddedStore({ file, now: () => THEN })).toThrow(
    `${file} is of a newer version of Highjinks (layout 99; this one knows ${LAYOUTS.length})`,
  )
  // The header's counters record that and how the file was opened
  expect((await readFile(file)).subarray(100)).toEqual(before.subarray(100))
  const again = new DatabaseSync(file)
  expect(again.prepare('SELECT count(*) AS n FROM live').get()).toEqual({ n: 6 })
  again.close()
})

test('[KEPT-1] a new file has the same layout as one that was brought up', async () => {
  const layout = (path: string) => {
    const db = openUpToDate(path)
    const found = db.all(
      `SELECT name, (SELECT group_concat(name || ' ' || type) FROM pragma_table_info(sqlite_schema.name)) AS columns
       FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    db.close()
    return found
  }
  const made = openEmbeddedStore({ file: join(folder, 'new.db') })
  await made.create(someSession(made.now()))
  await made.close()
  expect(layout(file)).toEqual(layout(join(folder, 'new.db')))
})
