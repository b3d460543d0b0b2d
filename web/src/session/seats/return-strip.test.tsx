import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someGame } from '../../lib/testing/rows.ts'
import { ReturnStrip } from './return-strip.tsx'
import { keepSeat, newestSeat } from './seats.ts'

const server = fakeServer()
let visits = 0
const game = someGame()

function sitDown(session: string, code: string, name: string): void {
  keepSeat({ sessionId: session, code, playerId: `${name.toLowerCase()}y`, token: 't'.repeat(43), name, at: 1 })
}
const found = (id: string, code: string, players: readonly { id: string; name: string }[]) => ({
  session: {
    id,
    code,
    status: 'playing',
    hostName: 'Ann',
    shared: false,
    settings: DEFAULT_SETTINGS,
  },
  game,
  players: players.map((player) => ({ ...player, isHost: false, isBot: false })),
})

async function open(): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <ReturnStrip visit={`visit ${++visits}`} />
      </MemoryRouter>,
    )
  })
}

beforeEach(() => server.reset())
afterEach(cleanup)

test('[SEAT-13] offers a strayed player the latest seat, under its current name', async () => {
  sitDown('s0123456789ab', 'BCDFGH', 'Zoe')
  server.on(
    'GET /api/sessions/by-code/BCDFGH',
    found('s0123456789ab', 'BCDFGH', [{ id: 'zoey', name: 'Zoe the Great' }]),
  )
  await open()
  expect((await screen.findByRole('complementary')).textContent).toContain(
    'Zoe the Great, your seat in High Rollers is saved.',
  )
  const back = screen.getByRole('link', { name: 'Back to my seat' })
  expect(back.getAttribute('href')).toBe('/multiplayer/s0123456789ab?playerId=zoey')
})

test('[SEAT-13] offers a player who left on purpose the way back into the game', async () => {
  sitDown('s1123456789ab', 'CDFGHJ', 'Zoe')
  server.on('GET /api/sessions/by-code/CDFGHJ', found('s1123456789ab', 'CDFGHJ', []))
  await open()
  expect(await screen.findByRole('link', { name: 'Back in the game' })).toBeTruthy()
})

test('[SEAT-13] asks once, not at each change of page', async () => {
  sitDown('s4123456789ab', 'GHJKLM', 'Zoe')
  const call = 'GET /api/sessions/by-code/GHJKLM'
  server.on(call, found('s4123456789ab', 'GHJKLM', [{ id: 'zoey', name: 'Zoe' }]))
  const strip = (visit: string) => (
    <MemoryRouter>
      <ReturnStrip visit={visit} />
    </MemoryRouter>
  )
  const { rerender } = render(strip(`visit ${++visits}`))
  await screen.findByRole('complementary')
  await act(async () => rerender(strip(`visit ${++visits}`)))
  expect(screen.getByRole('complementary').textContent).toContain('Zoe, your seat')
  expect(server.sentTo(call)).toHaveLength(1)
})

test('[SEAT-13] forgets a seat whose session is gone, and offers the one before it', async () => {
  sitDown('s2123456789ab', 'DFGHJK', 'Ann')
  sitDown('s3123456789ab', 'FGHJKL', 'Ben')
  server.on('GET /api/sessions/by-code/FGHJKL', { message: 'This session has ended', code: 'ended' }, 410)
  server.on('GET /api/sessions/by-code/DFGHJK', found('s2123456789ab', 'DFGHJK', [{ id: 'anny', name: 'Ann' }]))
  await open()
  expect((await screen.findByRole('complementary')).textContent).toContain('Ann, your seat')
  expect(newestSeat()?.name).toBe('Ann')
})
