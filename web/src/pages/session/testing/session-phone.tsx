import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { fakeServer } from '../../../lib/testing/fake-server.ts'
import { endedIn } from '../../../session/night/ended.ts'
import { ReturnStrip } from '../../../session/seats/return-strip.tsx'
import { FakeWire } from '../../../session/testing/fake-wire.ts'
import { SessionPage } from '../session-page.tsx'

/**
 * For the top of a test file: a phone to open a session's pages on, with a new connection for each test and a fake
 * clock.
 */
export function sessionPhone(now: number) {
  const server = fakeServer()
  let wire: FakeWire
  let visits = 0
  // Load everything that opens later now, because loading doesn't follow the fake clock.
  beforeAll(async () => {
    await Promise.all([
      import('../last-podium.tsx'),
      import('../over.tsx'),
      import('../session-sheets.tsx'),
      import('../../../session/lobby/invite-sheet.tsx'),
      import('../../../session/lobby/player-sheet.tsx'),
    ])
  })
  beforeEach(() => {
    server.reset()
    server.on('GET /api/games', [])
    vi.stubGlobal('scrollTo', () => undefined)
    vi.useFakeTimers({ now })
    wire = new FakeWire()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return {
    server,
    get wire() {
      return wire
    },
    open: (address: string) =>
      render(
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/play/:id" element={<SessionPage />} />
            <Route path="/multiplayer/:id" element={<SessionPage />} />
            <Route path="/join/:code" element={<Door />} />
            <Route path="/elsewhere" element={<ReturnStrip visit={`visit ${++visits}`} />} />
            <Route path="/game/:id" element={<Game />} />
          </Routes>
        </MemoryRouter>,
      ),
    passes: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  }
}

function Game() {
  const ended = endedIn(useLocation().state)
  return (
    <>
      <p>the page of game {useParams().id}</p>
      {ended && <p>with the receipt of {ended.code}</p>}
    </>
  )
}

function Door() {
  return <p>the door of {useParams().code}</p>
}
