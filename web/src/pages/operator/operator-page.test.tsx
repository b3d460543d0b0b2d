import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { keepUser, logout } from '../account/account.ts'
import { dropLinkSecret } from '../auth/use-link-secret.ts'
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
const REPORT = {
  id: 'r1',
  at: 0,
  by: null,
  sessionId: 's1',
  kind: 'text',
  playerId: null,
  text: 'said',
  reason: 'Rude',
  evidence: 'shown',
  doneAt: null,
  name: null,
  hasDevice: false,
  accountId: null,
  slug: 'truth-or-dare',
}
const server = fakeServer()

function open(address = '/operator') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/operator" element={<OperatorPage />} />
      </Routes>
    </MemoryRouter>,
  )
}
beforeEach(() => {
  server.reset()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  logout()
  dropLinkSecret('/operator')
})

test("[OPERATOR-14] the page doesn't exist for anyone but an operator", async () => {
  server.on('GET /api/operator/stats', { message: "There's nothing here.", code: 'not-found' }, 404)
  open()
  await screen.findByText('404 Page Not Found')
})

test('[OPERATOR-9] a link waits until the user is signed in, and works once they confirm', async () => {
  open(`/operator#${SECRET}`)
  expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy()
  cleanup()
  keepUser(someUser())
  server.on('POST /api/auth/me/operator', someUser())
  server.on('GET /api/operator/stats', STATS)
  server.on('GET /api/operator/reports', { reports: [REPORT] })
  server.on('GET /api/operator/bars', { bars: [] })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Make me an operator' }))
  await screen.findByText('It was on the table for everyone to read.')
  expect(server.sentTo('POST /api/auth/me/operator')).toEqual([{ token: SECRET }])
  // There's no known person to ban
  expect(screen.queryByRole('button', { name: /Ban/ })).toBeNull()
})

test('[OPERATOR-10] reports come a page at a time, and a settled one disappears', async () => {
  keepUser(someUser())
  server.on('GET /api/operator/stats', STATS)
  server.on('GET /api/operator/bars', { bars: [] })
  server.on('GET /api/operator/reports', { reports: [REPORT], next: '1.r1' })
  const old = { ...REPORT, id: 'r0', reason: 'Long ago' }
  server.on('GET /api/operator/reports?before=1.r1', { reports: [old] })
  open()
  await screen.findByText('Rude')
  expect(screen.queryByRole('button', { name: 'Newer' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Older' }))
  await screen.findByText('Long ago')
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull()
  server.on('POST /api/operator/reports/settle', { outcome: 'done' })
  server.on('GET /api/operator/reports?before=1.r1', { reports: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Ignore' }))
  await screen.findByText('No open reports.')
  fireEvent.click(screen.getByRole('button', { name: 'Newer' }))
  await screen.findByText('Rude')
})

test("[STATIC-4] the operator reads which parts of the contact page aren't set", async () => {
  keepUser(someUser())
  server.on('GET /api/operator/stats', STATS)
  server.on('GET /api/operator/reports', { reports: [] })
  server.on('GET /api/operator/bars', { bars: [] })
  server.on('GET /api/site', {
    origin: 'http://localhost:3000',
    email: 'us@play.example',
    address: [],
    socialLinks: [],
  })
  open()
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'House' }))
  expect(await screen.findByText(/until you set CONTACT_ADDRESS and SOCIAL_LINKS\./)).toBeTruthy()
})
