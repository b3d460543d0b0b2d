import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
let now = 1_760_000_000_000
beforeEach(async () => {
  api = await startTestApi({ now: () => now++ })
})
afterEach(() => api.close())

test('[FAV-1] hearted games are listed newest first', async () => {
  const { token } = await api.signUp('Ada')
  const first = await api.call('PUT', '/api/favorites/1', { token })
  expect(first).toMatchObject({ status: 200, body: { gameId: 1 } })
  await api.call('PUT', '/api/favorites/3', { token })
  const { body } = await api.call('GET', '/api/favorites', { token })
  expect(body).toMatchObject([{ gameId: 3 }, { gameId: 1, addedAt: first.body.addedAt }])
  expect((await api.call('PUT', '/api/favorites/1', { token })).body).toEqual(first.body)
})

test('[FAV-3] a heart is taken back, as often as asked', async () => {
  const { token } = await api.signUp('Ada')
  await api.call('PUT', '/api/favorites/1', { token })
  for (let i = 0; i < 2; i++)
    expect(await api.call('DELETE', '/api/favorites/1', { token })).toMatchObject({ status: 200, body: { ok: true } })
  expect((await api.call('GET', '/api/favorites', { token })).body).toEqual([])
})

test('[FAV-4] a game that is not there cannot be hearted, and one that has gone is not listed', async () => {
  const { token, id } = await api.signUp('Ada')
  expect((await api.call('PUT', '/api/favorites/99', { token })).body.code).toBe('game-not-found')
  expect((await api.call('PUT', '/api/favorites/one', { token })).status).toBe(400)
  await api.records.favorites.add(id, { gameId: 99, addedAt: 1 })
  expect((await api.call('GET', '/api/favorites', { token })).body).toEqual([])
})

test('[FAV-5] everyone has their own, guests have none', async () => {
  const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')]
  await api.call('PUT', '/api/favorites/1', { token: ada.token })
  expect((await api.call('GET', '/api/favorites', { token: bob.token })).body).toEqual([])
  for (const [method, path] of [
    ['GET', '/api/favorites'],
    ['PUT', '/api/favorites/1'],
    ['DELETE', '/api/favorites/1'],
  ] as const)
    expect((await api.call(method, path)).status).toBe(401)
})
