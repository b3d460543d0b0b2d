import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../lib/call-failed.ts'
import { someUser } from '../../lib/testing/rows.ts'

const ANN = someUser()
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const server = vi.fn<typeof fetch>()
const asked = () => server.mock.calls.map(([address]) => address)

/** Opens a fresh page: the store reads this browser's memory when it loads. */
async function open() {
  vi.resetModules()
  const account = await import('./account.ts')
  const signIn = await import('./sign-in.ts')
  return { ...account, ...signIn, now: () => account.accountStore.getState().account }
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('[ACCOUNT-1] asks the server nothing without a token', async () => {
  const { checkAccount, now } = await open()
  await checkAccount()
  expect(now()).toEqual({ kind: 'guest' })
  expect(server).not.toHaveBeenCalled()
})

test('[ACCOUNT-1] uses the remembered user until the server has answered', async () => {
  localStorage.setItem('auth_token', 'word')
  localStorage.setItem('user_data', JSON.stringify(ANN))
  const { checkAccount, now } = await open()
  expect(now()).toEqual({ kind: 'checking', user: ANN })
  server.mockReturnValueOnce(answer({ ...ANN, username: 'anna' }))
  await checkAccount()
  expect(now()).toEqual({ kind: 'member', user: { ...ANN, username: 'anna' } })
  expect(new Headers(server.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer word')
})

test('[ACCOUNT-2] the answer holds for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.setItem('auth_token', 'word')
  const { checkAccount } = await open()
  server.mockImplementation(() => answer(ANN))
  await checkAccount()
  vi.setSystemTime(Date.now() + 5 * 60_000 - 1)
  await checkAccount()
  expect(server).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1)
  await checkAccount()
  expect(server).toHaveBeenCalledTimes(2)
})

test('[ACCOUNT-3] a 401 clears token and user and makes a guest', async () => {
  localStorage.setItem('auth_token', 'old')
  localStorage.setItem('user_data', JSON.stringify(ANN))
  const { checkAccount, now } = await open()
  server.mockReturnValueOnce(answer({ message: 'Please sign in again.', code: 'bad-token' }, 401))
  await checkAccount()
  expect(now()).toEqual({ kind: 'guest' })
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('user_data')).toBeNull()
})

test('[ACCOUNT-4] any other failure keeps the user, is reported, and is retried at the next look', async () => {
  localStorage.setItem('auth_token', 'word')
  localStorage.setItem('user_data', JSON.stringify(ANN))
  const { checkAccount, now } = await open()
  server.mockReturnValueOnce(answer({}, 503))
  await checkAccount()
  const why = 'It should be back in a moment. Try again.'
  expect(now()).toEqual({ kind: 'unsure', user: ANN, message: 'Failed to fetch user data', why })
  expect(localStorage.getItem('auth_token')).toBe('word')
  server.mockReturnValueOnce(answer(ANN))
  await checkAccount()
  expect(now()).toEqual({ kind: 'member', user: ANN })
})

test('[ACCOUNT-5] login stores token and user and asks the server again; logout forgets both', async () => {
  const { login, logout, now } = await open()
  server.mockImplementation((address) => answer(address === '/api/auth/login' ? { token: 'word', user: ANN } : ANN))
  await login({ email: ANN.email, password: 'secret' })
  expect(now()).toEqual({ kind: 'member', user: ANN })
  expect(localStorage.getItem('auth_token')).toBe('word')
  expect(asked()).toEqual(['/api/auth/login', '/api/auth/me'])
  logout()
  expect(now()).toEqual({ kind: 'guest' })
  expect(localStorage.getItem('user_data')).toBeNull()
})

test('[ACCOUNT-5] an answer that arrives after logout signs no one back in', async () => {
  localStorage.setItem('auth_token', 'word')
  const { checkAccount, logout, now } = await open()
  let reply: (response: Response) => void = () => {}
  server.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)))
  const check = checkAccount()
  logout()
  reply(await answer(ANN))
  await check
  expect(now()).toEqual({ kind: 'guest' })
})

test('[ACCOUNT-5] a refused login says why and stores nothing', async () => {
  const { login, now } = await open()
  server.mockReturnValueOnce(answer({ message: 'No such pair.', code: 'bad-credentials' }, 401))
  const fault = await login({ email: ANN.email, password: 'wrong!' }).catch((thrown: unknown) => thrown)
  // A fresh load of the module has its own copy of the class, so compare its name.
  expect(fault).toMatchObject({ name: CallFailed.name, says: 'No such pair.' })
  expect(now()).toEqual({ kind: 'guest' })
})

test.each([
  ['a guest is led to /auth', null, 'door'],
  ['while nothing is known a spinner is shown', 'word', 'Loading'],
])('[ACCOUNT-6] behind a protected route: %s', async (_, token, shown) => {
  if (token) localStorage.setItem('auth_token', token)
  vi.resetModules()
  const { MembersOnly } = await import('./members-only.tsx')
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<MembersOnly>secret</MembersOnly>} />
        <Route path="/auth" element="door" />
      </Routes>
    </MemoryRouter>,
  )
  expect(screen.getByText(shown)).toBeTruthy()
  expect(screen.queryByText('secret')).toBeNull()
})

test.each(['development', 'production'])(
  '[ACCOUNT-8] in %s, reading the account outside the provider is an error',
  async (mode) => {
    vi.resetModules()
    vi.stubEnv('MODE', mode)
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { useUser } = await import('./account.ts')
    const { AccountProvider } = await import('./account-provider.tsx')
    const Who = () => <p>{useUser()?.username ?? 'a guest'}</p>
    expect(() => render(<Who />)).toThrow('useAccount must be used within an AccountProvider')
    cleanup()
    render(
      <MemoryRouter>
        <AccountProvider>
          <Who />
        </AccountProvider>
      </MemoryRouter>,
    )
    expect(screen.getByText('a guest')).toBeTruthy()
    quiet.mockRestore()
    vi.unstubAllEnvs()
  },
)
