import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../embedded/database.ts'
import { openEmbeddedStore } from '../embedded/store.ts'
import type { LiveLayout } from '../log.ts'
import type { Harness } from './contract/harness.ts'

/** Prepares a store in its own folder, with a clock that tests move. */
export async function prepareEmbedded(layout: LiveLayout = 1): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-store-'))
  const file = join(folder, 'sessions.db')
  let time = Date.now()
  let missedAfterMs: number | undefined = Number.POSITIVE_INFINITY
  const open = () => openEmbeddedStore({ file, layout, now: () => time, ...(missedAfterMs && { missedAfterMs }) })
  let store = open()

  return {
    stores: () => [store],
    elapse: async (milliseconds) => {
      time += milliseconds
    },
    absent: async (milliseconds) => {
      await store.close()
      time += milliseconds
      missedAfterMs = undefined
      store = open()
    },
    reopen: async () => {
      await store.close()
      store = open()
    },
    spoil: async (id, text) => {
      await store.close()
      const behind = openDatabase(file)
      behind.run('UPDATE live SET state = ? WHERE id = ?', text, id)
      behind.close()
      store = open()
    },
    kept: async () => {
      await store.close()
      const bytes = await readFile(file, 'latin1')
      store = open()
      return bytes
    },
    close: async () => {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}
