import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceId } from '../../lib/device-id.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { keepUser, logout } from '../account/account.ts'
import { AuthPage } from './auth-page.tsx'

const ANN = someUser()
const server = vi.fn<typeof fetch>()
const SITE = { origin: 'https://play.test', email: null, address: [], socialLinks: [] }
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const alerts = () => screen.queryAllByRole('alert').flatMap((one) => (one.textContent ? [one.textContent] : []))
const toasted = () => useToasts.getState().shown.map(({ title, text, tone }) => ({ title, text, tone }))

function open(address = '/auth') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/" element={<p>Home sofa</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
function fillLogin() {
  write('Email', 'ann@example.org')
  write('Password', 'hunter22')
}

beforeEach(() => {
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    asked[0] === '/api/site' ? answer(SITE) : server(...asked),
  )
  server.mockReset()
  server.mockImplementation(() => answer(ANN))
  localStorage.clear()
  useToasts.setState({ shown: [] })
})
afterEach(() => {
  cleanup()
  logout()
})

test('[AUTHPAGE-1] login comes first; the link under it leads to sign-up and back', () => {
  open()
  fireEvent.click(screen.getByRole('link', { name: "Don't have an account? Register" }))
  expect(screen.getByLabelText('Username')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Already have an account? Login' }))
  expect(screen.queryByLabelText('Username')).toBeNull()
})

test('[AUTHPAGE-1] switching keeps the input, except a password, which may be a wrong one', () => {
  open()
  fillLogin()
  fireEvent.click(screen.getByRole('link', { name: "Don't have an account? Register" }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

test('[AUTHPAGE-2] shows what the schemas refuse at its field, and sends nothing', () => {
  open('/auth?mode=register')
  write('Email', 'ann@')
  write('Username', 'an')
  write('Password', '12345')
  press('Create Account')
  expect(alerts()).toEqual([
    'Please enter a valid email',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ])
  expect(server).not.toHaveBeenCalled()
})

test('[AUTHPAGE-7] advises against a very common password, and accepts it', async () => {
  server.mockImplementation(() => answer({ token: 'word', user: ANN }, 201))
  open('/auth?mode=register')
  write('Email', 'ann@example.org')
  write('Username', 'Annie')
  write('Password', 'dragon')
  expect((await screen.findByText(/most common passwords/)).hasAttribute('data-said')).toBe(true)
  write('Password', 'annie-says-hi')
  expect(await screen.findByText(/your name/)).toBeTruthy()
  write('Password', 'x7!kkp-ok')
  await waitFor(() => expect(linesIn()).toEqual([]))
  write('Password', 'dragon')
  press('Create Account')
  await screen.findByText('Home sofa')
})

test('[AUTHPAGE-7] gives no advice at the login', () => {
  open()
  write('Password', 'dragon')
  expect(screen.queryByText(/most common passwords/)).toBeNull()
  expect(linesIn()).toEqual([])
})

test('[AUTHPAGE-3] a login stores token and user, leads home and says so', async () => {
  server.mockImplementationOnce(() => answer({ token: 'word', user: ANN }))
  open()
  fillLogin()
  press('Login')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...' }).disabled).toBe(true)
  await screen.findByText('Home sofa')
  expect(server.mock.calls[0]?.[0]).toBe('/api/auth/login')
  expect(localStorage.getItem('auth_token')).toBe('word')
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(ANN)
  await waitFor(() => expect(toasted()).toEqual([{ title: 'Login successful', text: 'Welcome back!', tone: 'good' }]))
})

test('[AUTHPAGE-3] a registration sends the filled-in fields, and leaves out the others', async () => {
  server.mockImplementationOnce(() => answer({ token: 'word', user: ANN }, 201))
  open('/auth?mode=register')
  fillLogin()
  write('Username', 'ann')
  write('Last name', 'Otter')
  press('Create Account')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating Account...' }).disabled).toBe(true)
  await screen.findByText('Home sofa')
  const [address, request] = server.mock.calls[0] ?? []
  expect(address).toBe('/api/auth/register')
  expect(typeof request?.body === 'string' && JSON.parse(request.body)).toEqual({
    email: 'ann@example.org',
    username: 'ann',
    password: 'hunter22',
    lastName: 'Otter',
    device: deviceId(),
  })
  await waitFor(() => expect(toasted()[0]?.title).toBe('Registration successful'))
})

test.each([
  ['/auth', 'Login', 'Login failed', 'Please check your credentials and try again', 401],
  ['/auth?mode=register', 'Create Account', 'Registration failed', 'That username is taken. Try another one.', 409],
])('[AUTHPAGE-4] %s: shows a refusal in a banner and a toast, in the server’s words', async (...words) => {
  const [address, submit, title, message, status] = words
  server.mockImplementationOnce(() => answer({ message, code: 'refused' }, status))
  open(address)
  fillLogin()
  if (submit !== 'Login') write('Username', 'ann')
  press(submit)
  await waitFor(() => expect(alerts()).toEqual([`${title}${message}`]))
  expect(toasted()).toEqual([{ title, text: message, tone: 'bad' }])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: submit }).disabled).toBe(false)
})

test.each([
  ['/auth', 'Login', 'Failed to login. Please check your credentials.', 'Please check your credentials and try again'],
  [
    '/auth?mode=register',
    'Create Account',
    'Failed to register. Please try again.',
    'Please check your information and try again',
  ],
])('[AUTHPAGE-4] %s: has words of our own for an answer without any', async (address, submit, banner, text) => {
  server.mockImplementationOnce(() => answer('<html>', 400))
  open(address)
  fillLogin()
  if (submit !== 'Login') write('Username', 'ann')
  press(submit)
  await screen.findByText(banner)
  expect(toasted()[0]?.text).toBe(text)
})

test('[AUTHPAGE-4] without a network, shows the usual words with the reason below, and retries in place', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open()
  fillLogin()
  press('Login')
  await screen.findByText('Failed to login. Please check your credentials.')
  const why = 'We can’t reach the server. Check your connection and try again.'
  expect(screen.getByText(why)).toBeTruthy()
  expect(useToasts.getState().shown[0]).toMatchObject({ text: 'Please check your credentials and try again', why })
  server.mockImplementationOnce(() => answer({ token: 'word', user: ANN }))
  press('Try Again')
  await screen.findByText('Home sofa')
})

test('[AUTHPAGE-5] leads signed-in users home', () => {
  keepUser(ANN)
  open()
  expect(screen.getByText('Home sofa')).toBeTruthy()
})

test('[AUTHPAGE-6] Google is coming soon: a dialog on login, a toast on sign-up', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Login with Google' }))
  expect(screen.getByRole('dialog', { name: 'Google Login Coming Soon' })).toBeTruthy()
  cleanup()
  open('/auth?mode=register')
  fireEvent.click(await screen.findByRole('button', { name: 'Sign up with Google' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasted()[0]?.title).toBe('Google Sign-Up Coming Soon')
})
