import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accept } from '@highjinks/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../open.ts'
import type { Change } from '../port.ts'
import { withStore } from '../testing/contract/with-store.ts'
import { prepareEmbedded } from '../testing/embedded-harness.ts'
import { mark, someOnlineSession } from '../testing/sessions.ts'
import { openEmbeddedStore } from './store.ts'

const { harness, store } = withStore(() => prepareEmbedded())
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'highjinks-restart-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('[STORE-14] after a restart each session is named as expired once, when phones have had time to return', async () => {
  const sessions = [someOnlineSession(store().now()), someOnlineSession(store().now())]
  for (const session of sessions) await store().create(session)
  await harness().reopen()
  await harness().elapse(4999)
  expect(await store().presence.expired(10)).toEqual([])
  await harness().elapse(1)
  expect([...(await store().presence.expired(10))].sort()).toEqual(sessions.map((session) => session.id).sort())
  expect(await store().presence.expired(10)).toEqual([])
})

test('[STORE-22] who was online before a restart is online until there was time to return, and only they', async () => {
  const session = someOnlineSession(store().now())
  await store().create(session)
  const [host] = session.seats
  const keepHost: Change = (found) =>
    accept({ ...found, seats: found.seats.map((seat) => ({ ...seat, online: seat.id === host?.id })) })
  await store().update(session.id, keepHost)
  await harness().reopen()
  await harness().elapse(4999)
  expect((await store().presence.online([session.id]))[0]?.seats).toEqual(new Set([host?.id]))
  await harness().elapse(1)
  expect((await store().presence.online([session.id]))[0]?.seats).toEqual(new Set())
})

test('a file has one owner: a second process is refused, and a later one can open it', async () => {
  const first = await openStore({ dataDir: join(folder, 'made') })
  await expect(openStore({ dataDir: join(folder, 'made') })).rejects.toThrow(/locked/)
  await first.close()
  const second = await openStore({ dataDir: join(folder, 'made') })
  await second.close()
})

test('a store in memory keeps its promises until it is closed, and is away after that', async () => {
  const memory = openEmbeddedStore({ file: ':memory:' })
  const session = someOnlineSession(memory.now())
  await memory.create(session)
  expect(await memory.update(session.id, mark('a'))).toEqual({ ok: true, v: 2 })
  await memory.close()
  await expect(memory.ping()).rejects.toThrow('the session store is away')
})
