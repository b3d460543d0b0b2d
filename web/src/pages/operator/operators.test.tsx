import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { keepUser, logout } from '../account/account.ts'
import { OperatorPage } from './operator-page.tsx'

const SECRET = 's'.repeat(43)
const STATS = {
  version: '1.0.0',
  commit: null,
  startedAt: 0,
  accounts: 3,
  isSignUpOpen: true,
  sendsMail: false,
  openReports: 1,
  openMessages: 0,
  crashes: { kinds: 0, times: 0 },
  connections: 0,
  live: { rooms: 0, people: 0, watchers: 0, hasMore: false },
}
const server = fakeServer()

beforeEach(() => server.reset())
afterEach(() => {
  cleanup()
  logout()
})

test("[OPERATOR-16] lists operators, and removes and invites them with the user's own password", async () => {
  const row = { id: 'u2', username: 'tess', email: 'tess@example.org', since: 0, isNamed: false }
  const named = { id: 'u3', username: 'vera', email: 'vera@example.org', since: null, isNamed: true }
  keepUser(someUser())
  server.on('GET /api/operator/stats', STATS)
  server.on('GET /api/operator/reports', { reports: [] })
  server.on('GET /api/operator/bars', { bars: [] })
  server.on('GET /api/site', { origin: 'https://play.test', email: null, address: [], socialLinks: [] })
  server.on('GET /api/operator/weeks', { weeks: [] })
  server.on('GET /api/operator/backups', { backups: [] })
  server.on('GET /api/operator/crashes', { crashes: [] })
  server.on('GET /api/operator/acts', { acts: [] })
  server.on('GET /api/operator/operators', { operators: [row, named] })
  const type = () => fireEvent.change(screen.getByLabelText('Your Password'), { target: { value: 'secret-enough' } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  render(
    <MemoryRouter initialEntries={['/operator']}>
      <Routes>
        <Route path="/operator" element={<OperatorPage />} />
      </Routes>
    </MemoryRouter>,
  )
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'House' }))
  await screen.findByText(/vera@example.org · named in OPERATORS/)
  server.on('POST /api/operator/operators/remove', { message: 'Enter your password.', code: 'wrong-password' }, 403)
  press('Remove')
  type()
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) ?? document.body)
  await screen.findByText('Enter your password.')
  server.on('POST /api/operator/operators/remove', { outcome: 'done' })
  server.on('GET /api/operator/operators', { operators: [named] })
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByText('tess')).toBeNull())
  expect(server.sentTo('POST /api/operator/operators/remove').at(-1)).toEqual({ who: 'u2', password: 'secret-enough' })
  server.on('POST /api/operator/link', { link: `https://play.test/operator#${SECRET}` })
  press('Invite an operator')
  type()
  press('Make the link')
  expect(await screen.findByText(`https://play.test/operator#${SECRET}`)).toBeTruthy()
  expect(server.sentTo('POST /api/operator/link')).toEqual([{ password: 'secret-enough' }])
})
