import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lane, mark } from '../testing/sessions.ts'
import { startProcess } from '../testing/start-process.ts'
import { openEmbeddedStore } from './store.ts'

const CHILD = fileURLToPath(new URL('../testing/embedded-child.ts', import.meta.url))

const SESSIONS = 3

/**
 * Starts a process that commits and kills it with -9, `after` ms after a first commit in each session. Returns what it
 * had acknowledged by then.
 */
async function commitAndDie(file: string, after: number) {
  const { child, kill, out, ended } = startProcess(process.execPath, ['--import', 'tsx', CHILD, file])
  while (lastOf(out()).size < SESSIONS) await once(child.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, after))
  kill()
  await ended
  return lastOf(out())
}

function lastOf(out: string): ReadonlyMap<string, { readonly seq: number; readonly v: number }> {
  return new Map(
    out
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split(' '))
      .map(([id = '', seq, v]) => [id, { seq: Number(seq), v: Number(v) }]),
  )
}

test('[STORE-18] a process killed in the middle of commits loses nothing it acknowledged, and applies nothing twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-kill-'))
  const file = join(folder, 'sessions.db')
  for (const after of [50, 170, 400, 730]) {
    const acknowledged = await commitAndDie(file, after)
    expect(acknowledged.size).toBe(SESSIONS)
    const store = openEmbeddedStore({ file })
    for (const [id, { seq, v }] of acknowledged) {
      const found = await store.read(id)
      expect(found?.v).toBeGreaterThanOrEqual(v)
      expect(found?.session.used).toEqual(Array.from({ length: (found?.v ?? 0) - 1 }, (_, n) => `${n}`))
      // The lane is stored with the state: a resent command gets its outcome and has no second effect.
      expect(await store.update(id, mark('again'), lane('seat-one', 'tab', seq))).toMatchObject(
        found?.v === v ? { ok: true, v } : { code: 'old' },
      )
    }
    await store.close()
  }
  await rm(folder, { recursive: true })
})
