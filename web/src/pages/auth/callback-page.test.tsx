import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { logout } from '../account/account.ts'
import { AuthPage } from './auth-page.tsx'
import { CallbackPage } from './callback-page.tsx'

const TICKET = 't'.repeat(43)
const THERE = 'https://id.test/authorize?state=s'
const ANN = someUser()
const server = fakeServer()
const leave = vi.fn<(address: string) => void>()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/auth/callback" element={<CallbackPage />} />
        <Route path="/" element={<p>Home sofa</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
/** Goes to the provider's page by the button, and back to ours. */
async function thereAndBack(arrival: object) {
  open('/auth')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Sofa ID' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith(THERE))
  cleanup()
  server.on('POST /api/auth/provider/finish', arrival)
  open('/auth/callback?code=c&state=s')
}

beforeEach(() => {
  server.reset()
  localStorage.clear()
  leave.mockReset()
  vi.stubGlobal('location', { assign: leave })
  const provider = { name: 'Sofa ID', host: 'id.test' }
  server.on('GET /api/site', { origin: 'https://play.test', email: null, address: [], socialLinks: [], provider })
  server.on('POST /api/auth/provider/start', { url: THERE, ticket: TICKET })
  server.on('GET /api/auth/me', ANN)
})
afterEach(() => {
  cleanup()
  logout()
  vi.unstubAllGlobals()
})

test('[AUTHPAGE-9] if the server has a provider, the button names it, and returning from it signs in', async () => {
  await thereAndBack({ kind: 'signed in', token: 'word', user: ANN })
  await screen.findByText('Home sofa')
  expect(server.sentTo('POST /api/auth/provider/finish')).toMatchObject([{ ticket: TICKET, answer: 'code=c&state=s' }])
  expect(localStorage.getItem('auth_token')).toBe('word')
  expect(localStorage.getItem('provider_visit')).toBeNull()
})

test("[AUTHPAGE-9] a newcomer picks a name, and keeps it in the field if it's taken", async () => {
  await thereAndBack({ kind: 'new', ticket: TICKET, email: 'ann@example.org' })
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'an' } })
  press('Create Account')
  expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy()
  server.on('POST /api/auth/provider/register', { message: 'That username is taken.', code: 'username-taken' }, 409)
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'annie' } })
  press('Create Account')
  await screen.findByText('That username is taken.')
  server.on('POST /api/auth/provider/register', { token: 'word', user: ANN })
  press('Create Account')
  await screen.findByText('Home sofa')
})

test('[AUTHPAGE-10] links an existing account by its password, or takes it over if the provider confirms the email', async () => {
  await thereAndBack({ kind: 'known', ticket: TICKET, email: 'ann@example.org', mayTakeOver: true })
  fireEvent.change(await screen.findByLabelText(/^Current Password/), { target: { value: 'hunter22' } })
  server.on('POST /api/auth/login', { message: 'Please check your credentials', code: 'bad-credentials' }, 401)
  press('Link Sofa ID')
  await screen.findByText('Please check your credentials')
  expect(server.sentTo('POST /api/auth/provider/link')).toEqual([])
  server.on('POST /api/auth/provider/take-over', { token: 'word', user: ANN })
  press('I don’t know the password')
  press('Yes, it’s mine')
  await screen.findByText('Home sofa')
})

test('[AUTHPAGE-10] otherwise, the user can request a password link by email', async () => {
  await thereAndBack({ kind: 'known', ticket: TICKET, email: 'ann@example.org', mayTakeOver: false })
  fireEvent.change(await screen.findByLabelText(/^Current Password/), { target: { value: 'hunter22' } })
  expect(screen.queryByRole('button', { name: 'I don’t know the password' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeTruthy()
  server.on('POST /api/auth/login', { token: 'first', user: ANN })
  server.on('POST /api/auth/provider/link', { token: 'word', user: ANN })
  press('Link Sofa ID')
  await screen.findByText('Home sofa')
  expect(server.sentTo('POST /api/auth/provider/link')).toEqual([{ ticket: TICKET, password: 'hunter22' }])
})

test('[AUTHPAGE-9] explains a return with a refusal, or to a browser that never left', async () => {
  open('/auth/callback?code=c&state=s')
  await screen.findByText(/started in another browser/)
  expect(server.sentTo('POST /api/auth/provider/finish')).toEqual([])
  cleanup()
  localStorage.setItem('provider_visit', JSON.stringify({ ticket: TICKET, underWay: null }))
  server.on(
    'POST /api/auth/provider/finish',
    { message: 'Whoever signs you in said no.', code: 'provider-refused' },
    403,
  )
  open('/auth/callback?error=access_denied&state=s')
  await screen.findByText('Whoever signs you in said no.')
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy()
})

test('[AUTHPAGE-9] sends the same answer again if there was no reply', async () => {
  localStorage.setItem('provider_visit', JSON.stringify({ ticket: TICKET, underWay: null }))
  open('/auth/callback?code=c&state=s')
  await screen.findByText('We can’t reach the server. Check your connection and try again.')
  server.on('POST /api/auth/provider/finish', { kind: 'signed in', token: 'word', user: ANN })
  press('Try Again')
  await screen.findByText('Home sofa')
  expect(server.sentTo('POST /api/auth/provider/finish').at(-1)).toMatchObject({ answer: 'code=c&state=s' })
})
