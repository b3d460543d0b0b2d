import type { UserEntry } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../lib/testing/fake-server.ts'
import { someChallenge, someUser } from '../lib/testing/rows.ts'
import { confirmAge } from './age-gate/gate.ts'
import { App } from './app.tsx'

const ANN = someUser()
const WEEK = someChallenge()
const ENTRY: UserEntry = { challengeId: '2026-w47', userId: 'u1', score: 420, rank: 7, verified: false, joinedAt: '' }
const JOIN = 'POST /api/challenges/join'
const server = fakeServer()

beforeEach(() => {
  server.reset()
  localStorage.clear()
  confirmAge()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  server.on('GET /api/games', [])
  server.on('GET /api/challenges/current', WEEK)
  server.on('GET /api/challenges/leaderboard?challengeId=2026-w47', [])
  server.on('GET /api/challenges/user-entry?challengeId=2026-w47&userId=u1', null)
  server.on('GET /api/auth/me', ANN)
  server.on('POST /api/auth/login', { token: 'word', user: ANN })
  server.on('POST /api/auth/register', { token: 'word', user: ANN }, 201)
  server.on(JOIN, ENTRY)
})
afterEach(async () => {
  cleanup()
  const { logout } = await import('../pages/account/account.ts')
  logout()
})

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function fill() {
  await screen.findByLabelText('Email')
  write('Email', 'ann@example.org')
  write('Password', 'hunter22')
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('[ACCOUNT-9] signing in from the profile returns to it', async () => {
  open('/profile')
  await screen.findByRole('heading', { name: 'Not Logged In' })
  fireEvent.click(screen.getByRole('link', { name: 'Log In' }))
  await fill()
  await press('Login')
  await screen.findByRole('heading', { level: 1, name: 'ann' })
  expect(document.title).toBe('Profile · Highjinks')
})

test('[ACCOUNT-9] signing up while joining the challenge joins it, once', async () => {
  open('/challenges')
  await press('Join Challenge')
  fireEvent.click(await screen.findByRole('link', { name: /Don't have an account/ }))
  await fill()
  write('Username', 'ann')
  await press('Create Account')
  await screen.findByRole('heading', { name: 'Your Status' })
  expect(screen.getByText('#7')).toBeTruthy()
  await waitFor(() => expect(server.sentTo(JOIN)).toEqual([{ challengeId: '2026-w47' }]))
})

test('[ACCOUNT-9] a plain sign-in leads home', async () => {
  open('/auth')
  await fill()
  await press('Login')
  await screen.findByRole('link', { name: 'Explore Our Games' })
})
