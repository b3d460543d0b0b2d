import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, createWatchdog } from '@highjinks/platform'
import { accept } from '@highjinks/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbeddedStore } from './embedded/store.ts'
import { guardStore, nameOfChange } from './guarded.ts'
import type { Change, SessionStore } from './port.ts'
import { lane, someSession } from './testing/sessions.ts'

let folder: string
let hung: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-guard-'))
  hung = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Makes it look as if this had hung the loop that many times. */
function blame(what: string, times: number): void {
  mkdirSync(join(folder, 'hung'), { recursive: true })
  for (let i = 0; i < times; i++)
    writeFileSync(join(folder, 'hung', `${Date.now()}-${++hung}.json`), JSON.stringify({ what }))
}
const open = (store: SessionStore) =>
  guardStore(store, createWatchdog({ folder: join(folder, 'hung'), log: createLog('silent'), output: 1 }))
const lock: Change = (session) => accept({ ...session, locked: !session.locked })
const mustNotRun: Change = () => {
  throw new Error('it ran')
}

test('[HUNG-3] a command that has hung the loop twice is refused for good, and the next number is taken', async () => {
  const inner = openEmbeddedStore({ file: ':memory:' })
  const session = someSession(inner.now())
  await inner.create(session)
  const [seat] = session.seats
  const number = (seq: number) => lane(seat?.id ?? '', 'tab', seq)
  const first = nameOfChange(session.id, number(1))
  blame(first, 1)
  expect(await open(inner).update(session.id, lock, number(1))).toMatchObject({ ok: true })
  blame(nameOfChange(session.id, number(2)), 2)
  const store = open(inner)
  for (const change of [mustNotRun, lock])
    expect(await store.update(session.id, change, number(2))).toMatchObject({ ok: false, code: 'set-aside' })
  expect(await store.update(session.id, lock, number(3))).toMatchObject({ ok: true })
  await store.close()
})

test('[HUNG-4] a session’s own changes stop once they have hung the loop twice; commands and other sessions go on', async () => {
  const inner = openEmbeddedStore({ file: ':memory:' })
  const [stuck, other] = [someSession(inner.now()), someSession(inner.now())]
  for (const session of [stuck, other]) await inner.create(session)
  blame(nameOfChange(stuck.id), 2)
  const store = open(inner)
  expect(await store.update(stuck.id, mustNotRun)).toMatchObject({ ok: false, code: 'set-aside' })
  expect(await store.update(stuck.id, lock, lane(stuck.seats[0]?.id ?? '', 'tab', 1))).toMatchObject({ ok: true })
  expect(await store.update(other.id, lock)).toMatchObject({ ok: true })
  await store.close()
})
