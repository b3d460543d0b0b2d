import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { FakeWire } from '../../session/testing/fake-wire.ts'
import { ASK_MS } from './pairing.ts'
import { TvPairing } from './tv-pairing.tsx'

let wire: FakeWire
const rooms = () => wire.lines.map(({ auth }) => auth?.code)
const server = fakeServer()
const SECRET = 's'.repeat(43)
const OPEN = 'POST /api/tv'
const opens = (code: string) => server.on(OPEN, { code, secret: SECRET }, 201)
const says = (code: string, sessionCode: string | null) => server.on(`GET /api/tv/${code}`, { sessionCode })
const isOver = (code: string) => server.on(`GET /api/tv/${code}`, { code: 'tv-not-found', message: 'No.' }, 404)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shownCode = () => screen.queryByText('Scan or type these letters')?.parentElement?.textContent

beforeEach(() => {
  server.reset()
  localStorage.clear()
  vi.useFakeTimers()
  wire = new FakeWire()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open() {
  render(<TvPairing />, { wrapper: MemoryRouter })
  await pass(50)
}

test('[PAIR-10] a TV shows its code until a room comes, then the room, and then a new code', async () => {
  opens('CDFGHJ')
  await open()
  expect(shownCode()).toContain('CDFGHJ')
  says('CDFGHJ', null)
  await pass(ASK_MS)
  expect([shownCode(), rooms()]).toEqual([expect.stringContaining('CDFGHJ'), []])
  says('CDFGHJ', 'BCDFG2')
  await pass(ASK_MS + 50)
  expect(rooms()).toEqual(['BCDFG2'])
  expect(wire.line.auth).toMatchObject({ isTv: true })
  expect(shownCode()).toBeUndefined()
  wire.line.bid('ended')
  await pass(10)
  expect(screen.getByRole('heading', { name: 'That was a good one' })).toBeTruthy()
  isOver('CDFGHJ')
  opens('DFGHJK')
  await pass(8100)
  expect(shownCode()).toContain('DFGHJK')
  expect(server.sentTo(OPEN)).toHaveLength(2)
})

test('[PAIR-12] a TV that the host took the room off says so, and has a new code', async () => {
  localStorage.setItem('tv', JSON.stringify({ code: 'CDFGHJ', secret: SECRET }))
  says('CDFGHJ', 'BCDFG2')
  await open()
  wire.line.bid('kicked')
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Off the TV' })).toBeTruthy()
  isOver('CDFGHJ')
  opens('DFGHJK')
  await pass(8100)
  expect(shownCode()).toContain('DFGHJK')
})

test('[PAIR-10] after a restart it is in its room again, and without one it still has its code', async () => {
  localStorage.setItem('tv', JSON.stringify({ code: 'CDFGHJ', secret: SECRET }))
  says('CDFGHJ', null)
  await open()
  expect(shownCode()).toContain('CDFGHJ')
  cleanup()
  says('CDFGHJ', 'BCDFG2')
  await open()
  expect(rooms()).toEqual(['BCDFG2'])
  expect(wire.line.auth).toMatchObject({ isTv: true })
  expect(server.sentTo(OPEN)).toEqual([])
})

test('[PAIR-10] an expired code makes way for a new one', async () => {
  opens('CDFGHJ')
  await open()
  isOver('CDFGHJ')
  opens('DFGHJK')
  await pass(ASK_MS)
  expect(shownCode()).toContain('DFGHJK')
})

test("[PAIR-10] while the server doesn't answer it says so, keeps its code, and recovers without help", async () => {
  opens('CDFGHJ')
  await open()
  server.unplug()
  await pass(ASK_MS)
  expect(screen.getByText('Hold on')).toBeTruthy()
  expect(shownCode()).toContain('CDFGHJ')
  says('CDFGHJ', null)
  await pass(ASK_MS)
  expect(screen.queryByText('Hold on')).toBeNull()
})
