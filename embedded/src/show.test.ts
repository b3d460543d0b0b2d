import { CATALOGUE } from '@highjinks/games'
import { advanceClock, view } from '@highjinks/games/session'
import { SHOW_CODE, sessionView } from '@highjinks/protocol'
import { chance, openEmbeddedStore } from '@highjinks/session-store'
import { expect, test } from 'vitest'
import { openShow } from './show.ts'

const HOUR = 60 * 60_000

test('[DEMO-1] the bots play the seven games in turn for hours, and nothing piles up', async () => {
  let now = 1_000_000
  const sessions = openEmbeddedStore({ file: ':memory:', now: () => now })
  const look = await openShow(sessions)
  const id = (await sessions.find(SHOW_CODE)) ?? ''
  const played: number[] = []
  const sizes: number[] = []
  const bots = new Set<string>()
  for (const end = now + 3 * HOUR; now < end; now += 1000) {
    for (const due of await sessions.due(10)) {
      expect(due).toBe(id)
      await sessions.update(due, (session, at) => advanceClock(session, { now: at, random: chance }))
    }
    await look()
    const session = (await sessions.read(id))?.session
    if (!session) throw new Error('the room is gone')
    if (session.status === 'starting' && session.gameId !== played.at(-1)) {
      played.push(session.gameId)
      sizes.push(JSON.stringify(session).length)
      expect(session).toMatchObject({ night: [], written: [], used: [], table: null })
      expect(session.seats.filter((seat) => bots.has(seat.id))).toEqual([])
      for (const seat of session.seats) bots.add(seat.id)
      expect(sessionView.safeParse(view(session)).success).toBe(true)
    }
  }
  await sessions.close()
  const ids = CATALOGUE.map((game) => game.id)
  expect(played.length).toBeGreaterThan(2 * ids.length)
  expect(played).toEqual(played.map((_, i) => ids[i % ids.length]))
  // Names differ in length, and nothing else does
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(200)
})

test('[DEMO-1] after a restart the room has the same code, and the next game begins', async () => {
  const sessions = openEmbeddedStore({ file: ':memory:' })
  await openShow(sessions)
  const id = (await sessions.find(SHOW_CODE)) ?? ''
  await openShow(sessions)
  expect(await sessions.find(SHOW_CODE)).toBe(id)
  expect((await sessions.read(id))?.session).toMatchObject({ status: 'starting', gameId: CATALOGUE[1]?.id })
  await sessions.close()
})
