import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { keepUser, logout } from '../account/account.ts'
import { AuthPage } from './auth-page.tsx'
import { ForgotPage } from './forgot-page.tsx'
import { ResetPage } from './reset-page.tsx'
import { dropLinkSecret } from './use-link-secret.ts'
import { VerifyPage } from './verify-page.tsx'

const SECRET = 's'.repeat(43)
const server = fakeServer()
const SITE = { origin: 'https://play.test', email: null, address: [], socialLinks: [] }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/auth/forgot" element={<ForgotPage />} />
        <Route path="/auth/reset" element={<ResetPage />} />
        <Route path="/auth/verify" element={<VerifyPage />} />
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/profile" element={<p>Who I am</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
beforeEach(() => {
  server.reset()
  localStorage.clear()
  server.on('GET /api/site', { ...SITE, mail: true })
})
afterEach(() => {
  cleanup()
  logout()
  dropLinkSecret('/auth/verify')
})

test('[AUTHPAGE-8] an expired link says so, and where to get another', async () => {
  server.on('POST /api/auth/reset', { message: 'This link has been used.', code: 'bad-link' }, 410)
  open(`/auth/reset#${SECRET}`)
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'short' } })
  press('Save and log in')
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  expect(server.sentTo('POST /api/auth/reset')).toEqual([])
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'long-enough' } })
  press('Save and log in')
  await screen.findByText('This link has been used.')
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/auth/forgot')
  server.on('POST /api/auth/reset', { token: 'fresh', user: someUser() })
  press('Save and log in')
  await screen.findByText('Who I am')
  expect(server.sentTo('POST /api/auth/reset').at(-1)).toEqual({ token: SECRET, password: 'long-enough' })
})

test('[AUTHPAGE-8] a link that was cut in two opens nothing', () => {
  open('/auth/reset#half')
  expect(screen.getByRole('heading', { level: 1, name: 'The link is missing' })).toBeTruthy()
})

test("[AUTHPAGE-8] a forgotten password gets the same answer whether or not there's an account", async () => {
  server.on('POST /api/auth/forgot', null)
  open('/auth/forgot')
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } })
  press('Send me a link')
  expect(screen.getByText('Please enter a valid email')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody@example.org' } })
  press('Send me a link')
  expect(await screen.findByText(/^If there’s an account for/)).toBeTruthy()
})

test('[AUTHPAGE-11] a link that proves an email waits for a login, and works once the user confirms', async () => {
  server.on('POST /api/auth/login', { token: 'fresh', user: someUser() })
  server.on('GET /api/auth/me', someUser())
  server.on('POST /api/auth/verify', { ok: true })
  open(`/auth/verify#${SECRET}`)
  expect(screen.queryByRole('button', { name: 'Yes, it’s mine' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Get a new password' }).getAttribute('href')).toBe('/auth/forgot')
  fireEvent.click(screen.getByRole('link', { name: 'Log In' }))
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret-enough' } })
  press('Login')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, it’s mine' }))
  expect(await screen.findByText('Your email is verified.')).toBeTruthy()
  expect(server.sentTo('POST /api/auth/verify')).toEqual([{ token: SECRET }])
})

test('[AUTHPAGE-11] a link for another account says so, and waits for that one', async () => {
  const says = 'This link is for another account.'
  server.on('POST /api/auth/verify', { message: says, code: 'other-link' }, 403)
  keepUser(someUser())
  open(`/auth/verify#${SECRET}`)
  press('Yes, it’s mine')
  await screen.findByText(says)
  press('Log in to another account')
  expect(await screen.findByRole('link', { name: 'Log In' })).toBeTruthy()
})

test('[AUTHPAGE-8] half a link to an email proves nothing', () => {
  keepUser(someUser())
  open('/auth/verify')
  expect(screen.getByRole('heading', { level: 1, name: 'The link is missing' })).toBeTruthy()
})
