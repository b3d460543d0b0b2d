import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { FakeWire } from '../../session/testing/fake-wire.ts'
import { front } from './testing/front.ts'

const server = fakeServer()
const LOOKUP = 'GET /api/sessions/by-code/BCDFGH'

beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
  new FakeWire()
})
afterEach(async () => {
  // Joining has opened a connection.
  ;(await import('../../session/session-store.ts')).closeSession()
  vi.restoreAllMocks()
  cleanup()
})

async function open() {
  const { JoinPage } = await import('./join-page.tsx')
  render(<JoinPage />, { wrapper: MemoryRouter })
}
const codeField = () => screen.getByLabelText<HTMLInputElement>('Game Code')
const type = (code: string) => fireEvent.change(codeField(), { target: { value: code } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toasted = async () => {
  const { useToasts } = await import('../../ui/overlay/toast-store.ts')
  const { title, text } = useToasts.getState().shown[0] ?? {}
  return [title, text]
}

test('[JOIN-1] the code is capitals and digits, six at most, and Find Game waits for all of them', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Join a Multiplayer Game' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Enter Code', 'Join Game'])
  type('b-c d')
  expect(codeField().value).toBe('BCD')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Find Game' }).disabled).toBe(true)
})

test('[PAIR-11] a wide screen offers itself as the TV: for the room of a code, or for any room sent to it', async () => {
  server.on(LOOKUP, front())
  await open()
  const link = () => screen.getByRole('link', { name: 'This is the TV' })
  expect([link().getAttribute('href'), link().className]).toEqual(['/tv', expect.stringMatching(/max-lg:hidden/)])
  type('BCDFGH')
  await screen.findByText('Game Found!')
  expect([link().getAttribute('href'), link().className]).toEqual([
    '/screen/BCDFGH',
    expect.stringMatching(/max-lg:hidden/),
  ])
})

test("[PAIR-11] a TV's code says so and leads to the right page", async () => {
  server.on(LOOKUP, { code: 'session-not-found', message: 'No.' }, 404)
  await open()
  type('BCDFGH')
  expect((await screen.findByRole('link', { name: 'Put my room on it' })).getAttribute('href')).toBe('/tv/BCDFGH')
})

test.each([
  ['', ['Game code required', 'Please enter a valid game code']],
  ['BCD', ['Invalid Code', 'Please enter a valid 6-character game code.']],
])('[JOIN-1] Enter on "%s" says what is missing', async (code, toast) => {
  await open()
  if (code) type(code)
  fireEvent.keyDown(codeField(), { key: 'Enter' })
  expect(await toasted()).toEqual(toast)
})

test('[JOIN-2] the sixth character looks the game up and shows game, host and number of players', async () => {
  server.on(LOOKUP, front({ names: ['Hoste', 'Ann'] }))
  localStorage.setItem('playerName', 'Zoe')
  await open()
  type('bcdfgh')
  expect(screen.getByText('Looking up game...')).toBeTruthy()
  await screen.findByText('Game Found!')
  expect(screen.getByText('Hosted by Hoste · 2 of 8 already joined')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Zoe')
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: '  ' } })
  press('Join Game')
  expect(await toasted()).toEqual(['Missing Name', 'Please enter your name to join the game.'])
})

test('[LOOK-12] the look stored in this browser goes with the name, and can be changed beside it', async () => {
  localStorage.setItem('look', '{"color":1,"hat":1,"face":1}')
  server.on(LOOKUP, front())
  server.on('POST /api/sessions/join', { message: 'no', code: 'full' }, 409)
  await open()
  type('BCDFGH')
  await screen.findByText('Game Found!')
  press('Choose your look')
  fireEvent.click(await screen.findByRole('radio', { name: 'Bun' }))
  press('Wear it')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 60_000)
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  press('Join Game')
  await vi.waitFor(
    () => expect(server.sentTo('POST /api/sessions/join')).toMatchObject([{ look: { color: 1, hat: 7, face: 1 } }]),
    60_000,
  )
})

test('[JOIN-5] a player who already has a seat there sees one green button back to it', async () => {
  const { keepSeat } = await import('../../session/seats/seats.ts')
  const at = {
    sessionId: 's0123456789ab',
    code: 'BCDFGH',
    playerId: 'anna',
    token: 'a'.repeat(43),
    name: 'Ann',
    at: Date.now(),
  }
  server.on(LOOKUP, front())
  await open()
  type('BCDFGH')
  await screen.findByText('Game Found!')
  const green = 'bg-lime'
  expect(screen.getByRole('button', { name: 'Join Game' }).className).toContain(green)
  cleanup()
  keepSeat(at)
  await open()
  type('BCDFGH')
  expect((await screen.findByRole('link', { name: 'Back to my seat' })).className).toContain(green)
  expect(screen.getByRole('button', { name: 'Join Game' }).className).not.toContain(green)
  const panel = screen.getByRole('tabpanel').textContent ?? ''
  expect(panel.indexOf('Back to my seat')).toBeLessThan(panel.indexOf('Game Found!'))
})

test('[JOIN-2] without a host it is Unknown', async () => {
  server.on(LOOKUP, front({ names: [], hostName: null }))
  await open()
  type('BCDFGH')
  expect(await screen.findByText('Hosted by Unknown · 0 of 8 already joined')).toBeTruthy()
})

test('[JOIN-3] an unknown code says so, in an alert too, and another can be tried', async () => {
  server.on(LOOKUP, { message: 'no', code: 'session-not-found' }, 404)
  await open()
  type('BCDFGH')
  await screen.findByRole('heading', { name: 'Game Not Found' })
  expect(screen.getByText('Game session not found. Please check the code and try again.')).toBeTruthy()
  expect(screen.getByText("This game code doesn't exist or has expired")).toBeTruthy()
  press('Try Another Code')
  expect(codeField().value).toBe('')
})

test.each([null, 429, 500, 503])('[JOIN-3] a failed lookup (%s) says the same, why, and retries', async (status) => {
  if (status !== null) server.on(LOOKUP, '', status)
  await open()
  type('BCDFGH')
  await screen.findByRole('heading', { name: 'Game Not Found' })
  expect(screen.getByText('Game session not found. Please check the code and try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Another Code' })).toBeTruthy()
  server.on(LOOKUP, front())
  press('Try Again')
  await screen.findByText('Game Found!')
})

test('[JOIN-4] a wrong code is still there in the field, selected', async () => {
  server.on(LOOKUP, { message: 'no', code: 'session-not-found' }, 404)
  await open()
  type('BCDFGH')
  await screen.findByRole('heading', { name: 'Game Not Found' })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Enter Code' }))
  expect(codeField().value).toBe('BCDFGH')
  fireEvent.click(codeField())
  expect([codeField().selectionStart, codeField().selectionEnd]).toEqual([0, 6])
})
