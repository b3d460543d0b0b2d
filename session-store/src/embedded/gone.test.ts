import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { advanceClock, endSession, IDLE_MS } from '@highjinks/games/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOMBSTONE_MS } from '../commit.ts'
import { LIVE_LAYOUTS } from '../log.ts'
import { openStore } from '../open.ts'
import { lane, mark, someOnlineSession } from '../testing/sessions.ts'
import { openEmbeddedStore } from './store.ts'

const FIRST_LAYOUT = fileURLToPath(new URL('../testing/fixtures/sessions-1.db', import.meta.url))
/** When the stored file was last used. */
const THEN = 1_790_000_001_500

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'highjinks-gone-'))
  file = join(folder, 'sessions.db')
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Reads the file and everything that SQLite keeps beside it. */
async function bytes(): Promise<string> {
  const names = await readdir(folder)
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))).join()
}
const someDevices = (now: number, name: string) => {
  const session = someOnlineSession(now)
  return { ...session, seats: session.seats.map((seat, i) => ({ ...seat, device: `${name}-${i}`.padEnd(300, '.') })) }
}

describe('the bytes of the embedded file', () => {
  test.each(LIVE_LAYOUTS)(
    '[GONE-2] of two hundred sessions that end nothing can be read ten seconds later, while it is open: layout %i',
    async (layout) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const store = openEmbeddedStore({ file, layout })
      const sessions = Array.from({ length: 200 }, (_, n) => someDevices(store.now(), `device-of-ended-${n}`))
      const kept = someDevices(store.now(), 'device-of-kept')
      for (const session of [...sessions, kept]) await store.create(session)
      expect(await bytes()).toContain('device-of-ended-7-1')
      for (const { id } of sessions)
        for (const n of [1, 2, 3]) await store.update(id, mark(`said-on-device-of-ended-${n}`))
      expect(await bytes()).toContain('said-on-device-of-ended-3')
      for (const { id } of sessions) await store.update(id, (session) => endSession(session, 'ended'))
      vi.advanceTimersByTime(10_000)
      const left = await bytes()
      expect(left).not.toContain('device-of-ended')
      expect(left).toContain('device-of-kept-1')
      await store.close()
    },
  )

  test('[GONE-2] nor of one whose day is over, nor of a record that was taken in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let now = 1_800_000_000_000
    const store = openEmbeddedStore({ file, now: () => now })
    const session = someDevices(now, 'device-of-purged')
    await store.create(session)
    const played = advanceClock(someOnlineSession(now, { startsAt: now }), { now, random: () => 0.5 })
    if (!played.ok) throw new Error('the table did not open')
    await store.create(played.state)
    const isOver = { ok: true as const, state: { ...played.state, status: 'over' as const } }
    await store.update(played.state.id, () => isOver)
    expect(await bytes()).toContain('u-ada')
    await store.update(played.state.id, (session) => endSession(session, 'ended'))
    await store.outbox.done(await store.outbox.take(10))
    now += IDLE_MS + TOMBSTONE_MS + 60_000
    await store.due(10)
    vi.advanceTimersByTime(10_000)
    const left = await bytes()
    expect(left).not.toContain('device-of-purged')
    expect(left).not.toContain('u-ada')
    await store.close()
  })

  test('[GONE-3] a file of the first layout opens, with the room of a game of then in its lobby; its ended and purged sessions are nowhere in it', async () => {
    await copyFile(FIRST_LAYOUT, file)
    expect(await bytes()).toMatch(/device-of-ada-4/)
    const store = openEmbeddedStore({ file, now: () => THEN })
    const left = await bytes()
    for (const gone of ['ada-2', 'bea-2', 'ada-4', 'bea-4', 'ada-5', 'ada-6', 'bea-6']) expect(left).not.toContain(gone)
    for (const alive of ['device-of-ada-1', 'device-of-bea-3']) expect(left).toContain(alive)
    expect((await store.read('sFixture00002'))?.session).toMatchObject({ ended: 'ended', seats: [] })
    expect((await store.read('sFixture00001'))?.session).toMatchObject({
      status: 'lobby',
      notice: 'new-rules',
      slug: 'truth-or-dare',
    })
    expect(await store.find('BCDFGJ')).toBe('sFixture00002')
    const known = lane('pHost1', 'tab', 1)
    expect(await store.update('sFixture00001', (session) => endSession(session, 'ended'), known)).toEqual({
      ok: true,
      v: 4,
    })
    expect((await store.outbox.take(10)).map((game) => game.sessionId)).toEqual(['sFixture00003'])
    await store.close()
  })

  test("[GONE-3] opened again it isn't rewritten, and an unreadable session doesn't get in the way", async () => {
    await copyFile(FIRST_LAYOUT, file)
    const text = await readFile(file, 'latin1')
    await writeFile(file, text.replace('"ended":"ended"', '"ended":"endes"'), 'latin1')
    for (let round = 0; round < 2; round++) {
      const store = openEmbeddedStore({ file, now: () => THEN })
      await expect(store.read('sFixture00002')).rejects.toThrow('cannot be read')
      expect((await store.read('sFixture00001'))?.v).toBe(5)
      await store.close()
    }
  })

  test('[GONE-4] a new file, its folder and an older file are readable by their owner alone', async () => {
    const made = join(folder, 'data')
    const store = await openStore({ dataDir: made })
    await store.create(someOnlineSession(store.now()))
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    expect(await mode(made)).toBe('700')
    expect(await readdir(made)).toEqual(['sessions.db', 'sessions.db-wal'])
    for (const name of await readdir(made)) expect(await mode(join(made, name))).toBe('600')
    await store.close()
    await copyFile(FIRST_LAYOUT, file)
    expect(await mode(file)).toBe('644')
    const upgraded = openEmbeddedStore({ file, now: () => THEN })
    for (const name of ['sessions.db', 'sessions.db-wal']) expect(await mode(join(folder, name))).toBe('600')
    await upgraded.close()
  })
})
