import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords, FULL_COST } from './auth/passwords.ts'
import { startTestApi, type TestApi } from './testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ passwords: await createPasswords(FULL_COST) })
  await api.signUp('Ada')
})
afterAll(() => api.close())

test('[AUTH-11] two hundred parallel logins don’t slow the rest of the server, and each gets an answer', async () => {
  const logIn = () =>
    api.call('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: 'secret-enough' } })
  let storming = true
  const logins = Promise.all(Array.from({ length: 200 }, logIn)).finally(() => {
    storming = false
  })
  let others = 0
  while (storming) {
    expect((await api.call('GET', '/api/games')).status).toBe(200)
    others++
  }
  const answers = await logins
  const count = (status: number): number => answers.filter((answer) => answer.status === status).length
  expect(count(200) + count(429)).toBe(200)
  expect(count(200)).toBeGreaterThanOrEqual(33)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  // In sequence: if each had waited for a login, there would be only as many as logins
  expect(others).toBeGreaterThan(2 * count(200))
})

test('[AUTH-19] five accounts that sign in without end at one address keep nobody else from signing in or up', async () => {
  for (const name of ['Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil']) await api.signUp(name)
  const logIn = (name: string, address: string) =>
    api.call('POST', '/api/auth/login', {
      body: { email: `${name}@example.com`, password: 'secret-enough' },
      headers: { 'x-forwarded-for': address },
    })
  let storming = true
  const storm = Array.from({ length: 50 }, async (_, i) => {
    while (storming) await logIn(['Bob', 'Cleo', 'Dan', 'Eve', 'Fay'][i % 5] ?? '', '6.6.6.6')
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await logIn('Gil', '7.7.7.7')).status)
  for (let i = 0; i < 4; i++) {
    const body = { email: `new-${i}@example.com`, username: `New ${i}`, password: 'secret-enough' }
    const headers = { 'x-forwarded-for': `8.8.8.${i}` }
    statuses.push((await api.call('POST', '/api/auth/register', { body, headers })).status)
  }
  storming = false
  await Promise.all(storm)
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(4).fill(201)])
})
