import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'

const server = fakeServer()
const CLAIM = 'POST /api/tv/claim'
const TOKEN = 't'.repeat(43)
beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const { view } = shown(1)

async function open(me: string) {
  const { keepSeat } = await import('../seats/seats.ts')
  const { TvSheet } = await import('./tv-sheet.tsx')
  keepSeat({ sessionId: view.session.id, code: view.session.code, playerId: me, token: TOKEN, name: me, at: 1 })
  const onClose = vi.fn()
  render(<TvSheet view={view} me={me} send={() => {}} onClose={onClose} />)
  return onClose
}
const field = () => screen.getByLabelText<HTMLInputElement>('Letters on the TV')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send to TV' }))

test("[PAIR-8] the host types a TV's code, which sends the room there with the host’s seat", async () => {
  server.on(CLAIM, null)
  const onClose = await open('hoste')
  expect(screen.getByText('Open localhost:3000/tv on the TV. It shows six letters.')).toBeTruthy()
  type('http://localhost:3000/tv/cdfghj')
  expect(field().value).toBe('CDFGHJ')
  press()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 60_000)
  expect(server.sentTo(CLAIM)).toEqual([{ code: 'CDFGHJ', sessionId: view.session.id, seatToken: TOKEN }])
})

test('[PAIR-8] explains an unknown code in place, and a room’s code without asking the server', async () => {
  const message = 'No TV shows that code.'
  server.on(CLAIM, { code: 'tv-not-found', message }, 404)
  const onClose = await open('hoste')
  type('BCDFG2')
  press()
  await screen.findByText('TV codes are six letters, no digits. That’s a room code.')
  expect(server.sentTo(CLAIM)).toEqual([])
  type('CDFGHJ')
  press()
  await screen.findByText(message)
  expect(onClose).not.toHaveBeenCalled()
})

test('[PAIR-8] only a phone mentions the camera', async () => {
  await open('hoste')
  expect(screen.getByText('Or scan the code on the TV with this phone.')).toBeTruthy()
  cleanup()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await open('hoste')
  expect(screen.queryByText(/camera/)).toBeNull()
  vi.unstubAllGlobals()
})

test("[PAIR-8] opens the screen on this device or in a new window as well, which are a guest's only ways", async () => {
  await open('anna')
  expect(screen.queryByLabelText('Letters on the TV')).toBeNull()
  expect(screen.getByText('Only the host can send it to a TV.')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')])
  expect(links).toEqual([
    ['On this device', null],
    ['In a new window', '_blank'],
  ])
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe(`/screen/${view.session.code}`)
})
