import type { HistoryEntry } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { keepUser, logout, markUnsure } from '../account/account.ts'
import { forgetHistory } from './history.ts'
import { ProfilePage } from './profile-page.tsx'

const ANN = someUser({ id: 'u9', firstName: 'Ann', createdAt: '2026-03-14T12:00:00.000Z' })
const server = fakeServer()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }))
const game = (id: number): HistoryEntry => ({
  id: `h${id}`,
  gameId: 3,
  gameName: `High Rollers ${id}`,
  playedAt: '2026-11-16T20:00:00.000Z',
  players: 4,
  score: 1200,
  place: 1,
})

function show() {
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Routes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/" element={<p>Home sofa</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  server.reset()
  localStorage.clear()
  useToasts.setState({ shown: [] })
})
afterEach(() => {
  cleanup()
  logout()
  forgetHistory()
})

test('[PROFILE-1] a guest sees that and the way to sign in', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Not Logged In' })).toBeTruthy()
  expect(screen.getByText('You need to be logged in to view your profile.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/auth')
})

test.each([
  ['someone it remembers', true],
  ['nobody', false],
])("[ACCOUNT-4] a browser that remembers %s says that it couldn't reach the server, and asks again", (_, isKnown) => {
  if (isKnown) keepUser(ANN)
  markUnsure('Failed to fetch user data', 'Nobody there.')
  show()
  expect(screen.getByText('Failed to fetch user data')).toBeTruthy()
  expect(screen.getByText('Nobody there.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.queryByText('ann@example.org') !== null).toBe(isKnown)
})

test("[PROFILE-2] shows who I am, since when, and what isn't set", () => {
  keepUser(ANN)
  show()
  expect(screen.getByText('Member since March 14, 2026')).toBeTruthy()
  expect(screen.getByText('ann@example.org')).toBeTruthy()
  expect(screen.getByText('Not set').previousElementSibling?.textContent).toBe('Last Name')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Settings',
    'Game History',
    'Favorites',
  ])
})

test('[PROFILE-3] checks an edit, saves it on the server and shows it', async () => {
  server.on('PATCH /api/auth/me', { ...ANN, username: 'anna' })
  keepUser(ANN)
  show()
  press('Edit Profile')
  const username = screen.getByLabelText('Username')
  fireEvent.change(username, { target: { value: 'a' } })
  press('Save Changes')
  expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy()
  expect(server.sentTo('PATCH /api/auth/me')).toEqual([])
  fireEvent.change(username, { target: { value: 'anna' } })
  press('Save Changes')
  expect(await screen.findByRole('heading', { level: 1, name: 'anna' })).toBeTruthy()
  expect(server.sentTo('PATCH /api/auth/me')).toEqual([
    { username: 'anna', email: 'ann@example.org', firstName: 'Ann', lastName: '' },
  ])
  expect(screen.queryByRole('form', { name: 'Edit Profile' })).toBeNull()
})

test('[PROFILE-3] a refused edit stays open and says why', async () => {
  server.on('PATCH /api/auth/me', { message: 'That username is taken. Try another one.', code: 'username-taken' }, 409)
  keepUser(ANN)
  show()
  press('Edit Profile')
  press('Save Changes')
  expect(await screen.findByText('That username is taken. Try another one.')).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Edit Profile' })).toBeTruthy()
})

test('[PROFILE-8] a new email needs the current password, and this browser stays signed in with the new token', async () => {
  server.on('PATCH /api/auth/me', { ...ANN, email: 'ann@new.example', token: 'fresh' })
  localStorage.setItem('auth_token', 'word')
  keepUser(ANN)
  show()
  press('Edit Profile')
  expect(screen.queryByLabelText('Current Password')).toBeNull()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@new.example' } })
  press('Save Changes')
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  expect(server.sentTo('PATCH /api/auth/me')).toEqual([])
  fireEvent.change(screen.getByLabelText('Current Password'), { target: { value: 'secret-enough' } })
  press('Save Changes')
  expect(await screen.findByText('ann@new.example')).toBeTruthy()
  expect(server.sentTo('PATCH /api/auth/me')).toMatchObject([{ email: 'ann@new.example', password: 'secret-enough' }])
  expect([localStorage.getItem('auth_token'), localStorage.getItem('user_data')]).toEqual([
    'fresh',
    JSON.stringify({ ...ANN, email: 'ann@new.example' }),
  ])
})

test('[PROFILE-4] saves settings on the server', async () => {
  const settings = { ...ANN.settings, publicProfile: true }
  server.on('PUT /api/auth/me/settings', { ...ANN, settings })
  keepUser(ANN)
  show()
  open('Settings')
  fireEvent.click(screen.getByRole('switch', { name: /^Public Profile/ }))
  press('Save Settings')
  await waitFor(() => expect(useToasts.getState().shown[0]?.title).toBe('Settings saved'))
  expect(server.sentTo('PUT /api/auth/me/settings')).toEqual([settings])
})

test('[PROFILE-5] loads the history in pages, and again on each visit', async () => {
  server.on('GET /api/games', [])
  server.on('GET /api/history', { entries: [game(1)], next: 'older' })
  server.on('GET /api/history?before=older', { entries: [game(2)], next: null })
  keepUser(ANN)
  show()
  open('Game History')
  await screen.findByText('High Rollers 1')
  press('Load More History')
  await screen.findByText('High Rollers 2')
  press('Load More History')
  expect(screen.getByText('That’s everything you’ve played.')).toBeTruthy()
  server.on('GET /api/history', { entries: [game(3), game(1)], next: null })
  open('Profile')
  open('Game History')
  expect(await screen.findByText('High Rollers 3')).toBeTruthy()
})

test('[PROFILE-5] an empty history shows no sample', async () => {
  server.on('GET /api/history', { entries: [], next: null })
  keepUser(ANN)
  show()
  open('Game History')
  expect((await screen.findByRole('link', { name: 'Browse All Games' })).getAttribute('href')).toBe('/games')
  // An empty list has no more to load
  expect(screen.queryByRole('button', { name: 'Load More History' })).toBeNull()
})

test('[PROFILE-6] logging out forgets this browser’s token and leads home', async () => {
  localStorage.setItem('auth_token', 'word')
  keepUser(ANN)
  show()
  press('Log Out')
  expect(await screen.findByText('Home sofa')).toBeTruthy()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(server.isUntouched()).toBe(true)
})

test("[PROFILE-7] logging out everywhere asks first, and stays signed in if the server didn't get it", async () => {
  server.on('POST /api/auth/logout-everywhere', { message: 'Hold on.', code: 'unavailable' }, 503)
  keepUser(ANN)
  show()
  press('Log out everywhere')
  const dialog = () => within(screen.getByRole('dialog', { name: 'Log out everywhere?' }))
  fireEvent.click(dialog().getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(useToasts.getState().shown[0]?.text).toBe('Hold on.'))
  server.on('POST /api/auth/logout-everywhere', { ok: true })
  press('Log out everywhere')
  fireEvent.click(dialog().getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByText('Home sofa')).toBeTruthy()
})

test('[PROFILE-9] my data is one file, with what the server keeps', async () => {
  const kept: File[] = []
  URL.createObjectURL = (file: File) => {
    kept.push(file)
    return 'blob:my-data'
  }
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const everything = {
    collectedAt: '2026-11-27T20:00:00.000Z',
    account: ANN,
    signIns: [],
    favorites: [],
    history: [game(1)],
    challenges: [],
    reports: [],
  }
  server.on('GET /api/auth/me/export', everything)
  keepUser(ANN)
  show()
  press('Download my data')
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(kept[0]?.name).toBe('highjinks-my-data.json')
  clicked.mockRestore()
})

test('[PROFILE-9] deletes an account after its password, and nothing after a wrong one', async () => {
  server.on('DELETE /api/auth/me', { message: "That isn't your current password.", code: 'wrong-password' }, 403)
  keepUser(ANN)
  show()
  press('Delete my account')
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = within(dialog).getByRole('button', { name: 'Delete for good' })
  expect(confirm).toHaveProperty('disabled', true)
  fireEvent.change(within(dialog).getByLabelText('Your Password'), { target: { value: 'not-my-password' } })
  fireEvent.click(confirm)
  expect(await within(dialog).findByText(/That isn't your current password/)).toBeTruthy()
  server.on('DELETE /api/auth/me', { ok: true })
  fireEvent.change(within(dialog).getByLabelText('Your Password'), { target: { value: 'my-password' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText('Home sofa')).toBeTruthy()
  expect(localStorage.getItem('user_data')).toBeNull()
})

test('[PROFILE-10] an account without a password sets one, and confirms with its provider where a password is needed', async () => {
  const leave = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign: leave })
  server.on('GET /api/site', {
    origin: 'https://play.test',
    email: null,
    address: [],
    socialLinks: [],
    provider: { name: 'Sofa ID', host: 'id.test' },
  })
  keepUser({ ...ANN, hasPassword: false, provider: { host: 'id.test', since: '2026-11-20T12:00:00.000Z' } })
  show()
  expect(await screen.findByText('Sofa ID')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Set a Password' })).toBeTruthy()
  server.on('DELETE /api/auth/me', { message: 'Sign in with your provider once more.', code: 'confirm-first' }, 403)
  press('Delete my account')
  expect(screen.queryByLabelText('Your Password')).toBeNull()
  press('Delete for good')
  await screen.findByText('Sign in with your provider once more.')
  server.on('POST /api/auth/provider/start', { url: 'https://id.test/again', ticket: 't'.repeat(43) })
  press('Continue with Sofa ID')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://id.test/again'))
  expect(server.sentTo('POST /api/auth/provider/start')).toEqual([{ purpose: 'confirm' }])
  expect(localStorage.getItem('provider_visit')).toContain('delete account')
  vi.unstubAllGlobals()
})

test("[PROFILE-10] unlinks a provider if there's a password", async () => {
  const linked = { ...ANN, hasPassword: true, provider: { host: 'id.elsewhere', since: '2026-11-20T12:00:00.000Z' } }
  keepUser(linked)
  server.on('DELETE /api/auth/me/provider', { ...linked, provider: null })
  show()
  expect(screen.getByText('id.elsewhere')).toBeTruthy()
  press('Unlink')
  fireEvent.change(screen.getByLabelText('Your Password'), { target: { value: 'secret-enough' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(screen.queryByText('id.elsewhere')).toBeNull())
})
