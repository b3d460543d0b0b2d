import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { logout } from '../account/account.ts'
import { ForgotPage } from './forgot-page.tsx'
import { ResetPage } from './reset-page.tsx'

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
})

test('[AUTHPAGE-8] a link that works no more says so, and where to get another', async () => {
  server.on('POST /api/auth/reset', { message: 'This link has been used.', code: 'bad-link' }, 410)
  open(`/auth/reset#${SECRET}`)
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'short' } })
  press('Save and log in')
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  expect(server.sentTo('POST /api/auth/reset')).toEqual([])
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'long-enough' } })
  press('Save and log in')
  await screen.findByText('This link has been used.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth/forgot')
  server.on('POST /api/auth/reset', { token: 'fresh', user: someUser() })
  press('Save and log in')
  await screen.findByText('Who I am')
  expect(server.sentTo('POST /api/auth/reset').at(-1)).toEqual({ token: SECRET, password: 'long-enough' })
})

test('[AUTHPAGE-8] a link that was cut in two opens nothing', () => {
  open('/auth/reset#half')
  expect(screen.getByRole('heading', { level: 1, name: 'A link is missing' })).toBeTruthy()
})

test('[AUTHPAGE-8] whoever forgot is told the same whatever there is', async () => {
  server.on('POST /api/auth/forgot', null)
  open('/auth/forgot')
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } })
  press('Send me a link')
  expect(screen.getByText('Please enter a valid email')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody@example.org' } })
  press('Send me a link')
  expect(await screen.findByText(/^If there is an account with/)).toBeTruthy()
})
