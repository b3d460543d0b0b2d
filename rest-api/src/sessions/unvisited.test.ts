import { applyPresence } from '@highjinks/games/session'
import { nameKey } from '@highjinks/protocol'
import { openEmbeddedStore } from '@highjinks/session-store'
import { expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { createMakeRoom, UNVISITED_MOST } from './unvisited.ts'

test('[STORE-52] beyond twenty sessions of an address that nobody came to its oldest goes; others stay', async () => {
  const sessions = openEmbeddedStore({ file: ':memory:' })
  const api = await startTestApi({ sessions, makeRoom: createMakeRoom(sessions) })
  const make = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const { body } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' }, headers })
    return body as { readonly id: string; readonly playerId: string; readonly sessionCode: string }
  }
  const neighbor = await make('2.2.2.2')
  const visited = await make('1.1.1.1')
  await sessions.update(visited.id, (session, now) =>
    applyPresence(session, { connected: new Set([visited.playerId]), kept: null }, { now, random: () => 0.5 }, nameKey),
  )
  const made: Awaited<ReturnType<typeof make>>[] = []
  for (let i = 0; i < UNVISITED_MOST + 5; i++) made.push(await make('1.1.1.1'))
  const left = async () => (await Promise.all(made.map(({ id }) => sessions.read(id)))).map((one) => one !== null)
  await expect.poll(left).toEqual([...Array(5).fill(false), ...Array(UNVISITED_MOST).fill(true)])
  for (const { sessionCode } of [neighbor, visited])
    expect((await api.call('GET', `/api/sessions/by-code/${sessionCode}`)).status).toBe(200)
  await api.close()
})
