import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LiveLayout } from '../log.ts'
import { lane, mark, someSession } from '../testing/sessions.ts'
import { openDatabase } from './database.ts'
import { openEmbeddedStore } from './store.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'highjinks-rows-'))
  file = join(folder, 'sessions.db')
})
afterEach(() => rm(folder, { recursive: true }))

/** As large as a room late in the evening. */
const longSession = (now: number) => someSession(now, { used: Array.from({ length: 800 }, (_, n) => `card-${n}`) })

test('[STORE-48] what one way of writing has left goes on in the other, from start to start', async () => {
  const session = longSession(Date.now())
  const layouts: readonly LiveLayout[] = [1, 2, 2, 1, 2, 1, 1]
  let seq = 0
  for (const layout of layouts) {
    const store = openEmbeddedStore({ file, layout })
    await store.create(session)
    for (let n = 0; n < 20; n++) {
      seq++
      expect(await store.update(session.id, mark(`mark-${seq}`), lane('seat', 'tab', seq))).toMatchObject({
        v: seq + 1,
      })
    }
    await store.close()
  }
  const store = openEmbeddedStore({ file })
  const marks = Array.from({ length: seq }, (_, n) => `mark-${n + 1}`)
  expect((await store.read(session.id))?.session.used).toEqual([...session.used, ...marks])
  await store.close()
  const db = openDatabase(file)
  expect(db.all('SELECT * FROM documents')).toEqual([])
  db.close()
})

test('[STORE-48] a change writes a page, and every sixteenth the whole document', async () => {
  const written = async (layout: LiveLayout) => {
    const store = openEmbeddedStore({ file: `${file}-${layout}`, layout })
    const session = longSession(store.now())
    await store.create(session)
    await store.update(session.id, mark('first'))
    const before = (await stat(`${file}-${layout}-wal`)).size
    for (let n = 0; n < 64; n++) await store.update(session.id, mark(`${n}`))
    const { size } = await stat(`${file}-${layout}-wal`)
    await store.close()
    return (size - before) / 64
  }
  const [whole, patches] = [await written(1), await written(2)]
  expect(whole).toBeGreaterThan(12_000)
  expect(patches).toBeLessThan(5500)
})
