import type { User } from '@highjinks/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { FakeWire } from '../../session/testing/fake-wire.ts'
import { front } from './testing/front.ts'

const server = fakeServer()
let wire: FakeWire
const LOOKUP = 'GET /api/sessions/by-code/BCDFGH'
const JOIN = 'POST /api/sessions/join'
const ANN = someUser({ username: 'annie' })
const EIGHT = ['Hoste', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
  server.on(LOOKUP, front())
  wire = new FakeWire()
})
afterEach(async () => {
  // Joining has opened a connection.
  ;(await import('../../session/session-store.ts')).closeSession()
  vi.restoreAllMocks()
  vi.useRealTimers()
  cleanup()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}
/** Opens it like a fresh browser, with nothing in memory except what is stored. */
async function open(code = 'BCDFGH', user?: User) {
  const { InvitationPage } = await import('./invitation-page.tsx')
  if (user) (await import('../account/account.ts')).keepUser(user)
  render(
    <MemoryRouter initialEntries={[`/join/${code}`]}>
      <Routes>
        <Route path="/join/:code" element={<InvitationPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
}
const field = () => screen.findByLabelText<HTMLInputElement>('Your name')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toasted = async () => {
  const { useToasts } = await import('../../ui/overlay/toast-store.ts')
  const { title, text } = useToasts.getState().shown[0] ?? {}
  return [title, text]
}
const address = () => screen.getByLabelText('address').textContent

test('[INVITE-1] the invitation shows game, host, code, who is there and how many play online', async () => {
  server.on(LOOKUP, front({ names: ['Hoste', 'Ann'] }))
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Baked or Bluffing?' })
  for (const text of [
    'Game hosted by Hoste',
    '2-8 players online',
    '15-45 min',
    'B C D F G H',
    '2 players are waiting for you.',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/Hoste and Ann$/).textContent).toBe('2/8 · Hoste and Ann')
})

test('[INVITE-1] without a host it says "a friend"', async () => {
  server.on(LOOKUP, front({ names: [], hostName: null }))
  await open()
  expect(await screen.findByText('Game hosted by a friend')).toBeTruthy()
  expect(screen.getByText('You’re the first one here.')).toBeTruthy()
})

test('[INVITE-9] returning to it shows who is there by now, and nothing older', async () => {
  await open()
  await field()
  cleanup()
  server.on(LOOKUP, front({ names: ['Hoste', 'Ann'] }))
  await open()
  expect(screen.getByText('Looking up game...')).toBeTruthy()
  await field()
  expect(screen.getByText(/Hoste and Ann$/).textContent).toBe('2/8 · Hoste and Ann')
})

test.each([
  ['the account', ANN, 'annie'],
  ['this browser', undefined, 'Annabel'],
])('[INVITE-2] prefills the name from %s, and lets the user change it', async (_, user, name) => {
  localStorage.setItem('playerName', 'Annabel')
  await open('BCDFGH', user)
  expect((await field()).value).toBe(name)
  fireEvent.change(await field(), { target: { value: '' } })
  expect((await field()).value).toBe('')
})

test('[INVITE-3] with eight seated, the ninth reads it before typing a name, and can watch', async () => {
  server.on(LOOKUP, front({ names: EIGHT }))
  await open()
  await screen.findByText('All eight seats are taken')
  expect(screen.queryByLabelText('Your name')).toBeNull()
  press('Watch')
  expect(address()).toBe('/play/s0123456789ab')
})

test('[INVITE-4] no longer counts who is waiting once the player is one of them', async () => {
  await open()
  fireEvent.change(await field(), { target: { value: 'Zoe' } })
  expect(screen.getByText('1 player is waiting for you.')).toBeTruthy()
  press('Join Game')
  expect(screen.getByRole('button', { name: /Joining/ })).toBeTruthy()
  expect(screen.queryByText(/waiting for you/)).toBeNull()
})

test('[INVITE-4] stays current while open: who is there, full, playing, and over', async () => {
  vi.useFakeTimers()
  await open()
  const passes = () => act(() => vi.advanceTimersByTimeAsync(4100))
  await passes()
  expect(screen.getByText('1 player is waiting for you.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  server.on(LOOKUP, front({ names: ['Hoste', 'Ann'], status: 'playing' }))
  await passes()
  expect(screen.getByText('Game in progress. You’ll join next round.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Zoe')
  server.on(LOOKUP, front({ names: EIGHT }))
  await passes()
  expect(screen.getByText('All eight seats are taken')).toBeTruthy()
  server.unplug()
  await passes()
  expect(screen.getByText('All eight seats are taken')).toBeTruthy()
  server.on(LOOKUP, { message: 'This session has ended.', code: 'ended' }, 410)
  await passes()
  expect(screen.getByRole('heading', { level: 1, name: 'Invalid Invitation' })).toBeTruthy()
})

test.each([404, 410])("[INVITE-5] a code the server doesn't know is invalid, without a retry: %i", async (status) => {
  server.on(LOOKUP, { message: 'no', code: 'no' }, status)
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Invalid Invitation' })
  expect(screen.getByRole('link', { name: 'Browse Games' }).getAttribute('href')).toBe('/games')
  expect(document.title).toBe('Invalid Invitation · Highjinks')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test.each([
  [null, /^We can’t reach the server/],
  [429, /^That was a lot of tries/],
  [500, /on our side/],
  [503, /^It should be back/],
])('[INVITE-5] a failed lookup (%s) is invalid too, says why, and is retried in place', async (status, why) => {
  if (status === null) server.unplug()
  else server.on(LOOKUP, '', status)
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Invalid Invitation' })
  expect(screen.getByRole('link', { name: 'Browse Games' }).getAttribute('href')).toBe('/games')
  expect(screen.getByText(why)).toBeTruthy()
  server.on(LOOKUP, front())
  press('Try Again')
  await screen.findByRole('heading', { level: 1, name: 'Baked or Bluffing?' })
})

test('[INVITE-6] without a name nothing is sent, and the page says so', async () => {
  await open()
  await field()
  press('Join Game')
  expect(await toasted()).toEqual(['Name required', 'Please enter your name to join the game'])
  expect(server.sentTo(JOIN)).toEqual([])
})

const seat = {
  session: { id: 's0123456789ab', code: 'BCDFGH' },
  currentPlayer: { id: 'player9', name: 'Zoe', isHost: false },
  seatToken: 't'.repeat(43),
}
test.each([
  [false, ['Success!', 'You have joined the game. Redirecting...'], 'multiplayer'],
  [true, ['Successfully joined!', "You've joined a game session. Let's play!"], 'play'],
])('[INVITE-7] shared: %s, a join says so, and leads on after a second, not before', async (shared, toast, page) => {
  vi.useFakeTimers()
  server.on(LOOKUP, front({ shared }))
  server.on(JOIN, seat, 201)
  await open()
  await act(() => vi.advanceTimersByTimeAsync(10))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Zoe ' } })
  await act(async () => press('Join Game'))
  await act(() => vi.advanceTimersByTimeAsync(980))
  expect(await toasted()).toEqual(toast)
  expect(address()).toBe('/join/BCDFGH')
  await act(() => vi.advanceTimersByTimeAsync(30))
  expect(address()).toBe(`/${page}/s0123456789ab?playerId=player9`)
  expect(server.sentTo(JOIN)).toMatchObject([{ code: 'BCDFGH', playerName: 'Zoe' }])
})

test.each([
  [false, 'Success!'],
  [true, 'Successfully joined!'],
])('[TOAST-1] shared: %s, "%s" stays on the next page for its five seconds', async (shared, title) => {
  // Its code must be there before the clock stops
  await import('../../ui/overlay/toast-viewport.tsx')
  const { ToastLayer } = await import('../../ui/overlay/toast-layer.tsx')
  vi.useFakeTimers()
  server.on(LOOKUP, front({ shared }))
  server.on(JOIN, seat, 201)
  render(<ToastLayer />)
  await open()
  await act(() => vi.advanceTimersByTimeAsync(10))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  await act(async () => press('Join Game'))
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(screen.getByText('elsewhere')).toBeTruthy()
  expect(screen.getByText(title, { selector: '[class*="font-display"]' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText(title, { selector: '[class*="font-display"]' })).toBeNull()
})

test("[JOIN-5] the seat being taken here isn't offered as a seat to return to", async () => {
  server.on(JOIN, seat, 201)
  await open()
  fireEvent.change(await field(), { target: { value: 'Zoe' } })
  press('Join Game')
  await vi.waitFor(() => expect(localStorage.getItem('seats')).toContain('Zoe'), 60_000)
  expect(screen.queryByText(/already in/)).toBeNull()
  await screen.findByText('elsewhere')
})

test('[INVITE-11] a guest whom the host removed reads that, and not that anyone is waiting for them', async () => {
  ;(await import('../../session/seats/seats.ts')).keepRemoved('s0123456789ab')
  server.on(LOOKUP, front({ names: ['Hoste', 'Ann'] }))
  await open()
  await field()
  expect(screen.getByText('The host removed you from this session.')).toBeTruthy()
  expect(screen.queryByText(/waiting for you/)).toBeNull()
})

test("[PAIR-11] a TV's code typed at home says what it is", async () => {
  server.on(LOOKUP, { message: 'no', code: 'session-not-found' }, 404)
  await open()
  await screen.findByText('Are these letters on a TV?')
  expect(screen.getByRole('link', { name: 'Put my room on it' }).getAttribute('href')).toBe('/tv/BCDFGH')
})

test('[INVITE-10] while that shows, the connection to the session opens, once', async () => {
  vi.useFakeTimers()
  server.on(JOIN, seat, 201)
  await open()
  await act(() => vi.advanceTimersByTimeAsync(10))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  await act(async () => press('Join Game'))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(address()).toBe('/join/BCDFGH')
  expect(wire.line.auth).toMatchObject({ code: 'BCDFGH', seats: [seat.seatToken] })
  const { openSession } = await import('../../session/session-store.ts')
  const { entranceTo } = await import('../../session/seats/entrance.ts')
  const entrance = entranceTo('s0123456789ab', 'player9')
  if (entrance) openSession(entrance)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect([entrance?.me, wire.lines.length]).toEqual(['player9', 1])
})

const CODE_WORDS = 'Failed to join game. Please check the code and try again.'
test.each([
  [false, 'Error', { message: 'Someone here has that name.', code: 'name-taken' }, 409, 'Someone here has that name.'],
  [false, 'Error', { message: 'No.' }, 400, 'No.'],
  [false, 'Error', '<html>', 409, CODE_WORDS],
  [false, 'Error', '', 500, CODE_WORDS],
  [false, 'Error', '', 503, CODE_WORDS],
  [false, 'Error', { message: 'Slow down.' }, 429, CODE_WORDS],
  [true, 'Failed to join', { message: 'This game is full.', code: 'full' }, 409, 'This game is full.'],
  [true, 'Failed to join', '<html>', 409, 'Failed to join game'],
  [true, 'Failed to join', '', 500, 'Failed to join game'],
] as const)('[INVITE-7] shared: %s, a failed join shows toast "%s" and a message in place', async (...row) => {
  const [shared, title, body, status, text] = row
  server.on(LOOKUP, front({ shared }))
  server.on(JOIN, body, status)
  await open()
  fireEvent.change(await field(), { target: { value: 'Zoe' } })
  press('Join Game')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await toasted()).toEqual([title, text])
})

test.each([
  [false, ['Error', CODE_WORDS]],
  [true, ['Failed to join', 'Something went wrong. Please try again.']],
])('[INVITE-7] shared: %s, a join without an answer says why, and is retried in place', async (shared, told) => {
  server.on(LOOKUP, front({ shared }))
  await open()
  fireEvent.change(await field(), { target: { value: 'Zoe' } })
  press('Join Game')
  await screen.findByText('We can’t reach the server. Check your connection and try again.')
  expect(await toasted()).toEqual(told)
  server.on(JOIN, seat, 201)
  press('Try Again')
  await screen.findByText('elsewhere')
})

test('[INVITE-7] the second guest of a link goes the same way as the first', async () => {
  server.on(LOOKUP, front({ shared: true, names: ['Early'], hostName: 'Early' }))
  server.on(JOIN, seat, 201)
  await open()
  fireEvent.change(await field(), { target: { value: 'Zoe' } })
  press('Join Game')
  await screen.findByText('elsewhere')
  expect(address()).toBe('/play/s0123456789ab?playerId=player9')
})

test('[LOCALPAGE-24] players who scan it after a game on one phone tap their name', async () => {
  await open('BCDFGH#name=Ben&name=Hoste')
  await field()
  const names = within(screen.getByRole('list', { name: 'Which one are you?' }))
  expect(names.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Ben'])
  press('Ben')
  expect((await field()).value).toBe('Ben')
})
