import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { front } from '../join/testing/front.ts'

const server = fakeServer()

beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
})
afterEach(cleanup)

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>
}

test('[HOME-5] from the home page to a room it’s three taps', async () => {
  const { game } = front()
  server.on('GET /api/games', [game])
  server.on(`GET /api/games/${game.id}`, game)
  server.on(
    'POST /api/simple-session',
    { id: 's0123456789ab', sessionCode: 'BCDFGH', shareLink: '', playerId: 'player1', seatToken: 't'.repeat(43) },
    201,
  )
  const { HomePage } = await import('./home-page.tsx')
  const { HostPage } = await import('../multiplayer/host-page.tsx')
  function Host() {
    const { id = '' } = useParams()
    return /^\d+$/.test(id) ? <HostPage gameId={Number(id)} /> : <Address />
  }
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/multiplayer/:id" element={<Host />} />
      </Routes>
    </MemoryRouter>,
  )
  let taps = 0
  const tap = (target: HTMLElement) => {
    fireEvent.click(target)
    taps += 1
  }
  tap(await screen.findByRole('link', { name: `Start a room: ${game.name}` }))
  const name = await screen.findByLabelText('Your name')
  tap(name)
  fireEvent.change(name, { target: { value: 'Hoste' } })
  tap(screen.getByRole('button', { name: 'Create Session' }))
  expect((await screen.findByLabelText('address')).textContent).toBe('/multiplayer/s0123456789ab')
  expect(taps).toBe(3)
})
