import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { front } from '../join/testing/front.ts'

const server = fakeServer()
const ROOM = 's0123456789ab'
const CLAIM = 'POST /api/tv/claim'
beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>
}
async function open(code: string, playerId?: string) {
  const { keepSeat } = await import('../../session/seats/seats.ts')
  const { PutOnTvPage } = await import('./put-on-tv-page.tsx')
  if (playerId) keepSeat({ sessionId: ROOM, code: 'BCDFG2', playerId, token: 't'.repeat(43), name: 'Ann', at: 1 })
  render(
    <MemoryRouter initialEntries={[`/tv/${code}`]}>
      <Routes>
        <Route path="/tv/:code" element={<PutOnTvPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
}
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test("[PAIR-9] the host's phone puts its room on the TV it scanned with one tap, and returns to it", async () => {
  const found = front({ names: ['Hoste', 'Ann'] })
  server.on(`GET /api/sessions/${ROOM}`, found)
  server.on(CLAIM, null)
  const host = found.players[0]?.id ?? ''
  await open('cdfghj', host)
  await title('Put Baked or Bluffing? on the TV?')
  fireEvent.click(screen.getByRole('button', { name: 'Send to TV' }))
  await screen.findByText('elsewhere')
  expect(screen.getByLabelText('address').textContent).toBe(`/multiplayer/${ROOM}`)
  expect(server.sentTo(CLAIM)).toEqual([{ code: 'CDFGHJ', sessionId: ROOM, seatToken: 't'.repeat(43) }])
})

test('[PAIR-9] a guest reads who can do it', async () => {
  server.on(`GET /api/sessions/${ROOM}`, front({ names: ['Hoste', 'Ann'] }))
  await open('CDFGHJ', 'somebody-else')
  await title('Hoste can do that')
})

test.each([
  ['nobody has a room', undefined],
  ['the room is over', 'player1'],
])('[PAIR-9] where %s, the code waits for a room', async (_what, seat) => {
  server.on(`GET /api/sessions/${ROOM}`, { code: 'ended', message: 'This session has ended.' }, 410)
  await open('CDFGHJ', seat)
  await title('First you need a room')
  fireEvent.click(screen.getByRole('link', { name: 'Browse Games' }))
  const { scannedTv } = await import('../../session/put-on-tv.ts')
  expect(scannedTv.get()).toBe('CDFGHJ')
})

test('[PAIR-9] an unknown code leads to no TV', async () => {
  await open('BCDFG2')
  await title('No TV shows that code')
})
