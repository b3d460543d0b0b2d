import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('[REST-1] the games are told as they are', async () => {
  const { status, body } = await api.call('GET', '/api/games')
  expect(status).toBe(200)
  expect(body.map((game: { id: number }) => game.id)).toEqual([1, 3])
})

test('[REST-2] an unknown path answers 404 in JSON', async () => {
  const { status, body } = await api.call('GET', '/api/nothing')
  expect(status).toBe(404)
  expect(body).toEqual({ message: 'There is nothing here.', code: 'not-found' })
})

test('[AUTH-1] who registers is signed in', async () => {
  const { token } = await api.signUp('Ada')
  const { status, body } = await api.call('GET', '/api/auth/me', { token })
  expect(status).toBe(200)
  expect(body).toMatchObject({ username: 'Ada', email: 'ada@example.com', firstName: null })
  expect(Object.keys(body)).not.toContain('passwordHash')
})
