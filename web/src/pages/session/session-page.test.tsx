import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepSeat, seatsOf, wasRemoved } from '../../session/seats/seats.ts'
import { shown } from '../../show/testing/shown.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { front } from '../join/testing/front.ts'
import { sessionPhone } from './testing/session-phone.tsx'

const ID = 's0123456789ab'
const phone = sessionPhone(1_000_000)
const { passes } = phone

/** Opens the session's page on a phone with these seats, and shows the room. */
async function sitDown(names: readonly string[], query = '') {
  localStorage.clear()
  names.forEach((name, i) =>
    keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: name, token: `${i}`.repeat(43), name, at: i }),
  )
  phone.open(`/multiplayer/${ID}${query}`)
  await passes(10)
  await shows(1, ['hoste', ...names], names)
}
async function shows(v: number, players: readonly string[], hands: readonly string[]) {
  phone.wire.line.show(shown(v, { players, hands: Object.fromEntries(hands.map((id) => [id, null])) }))
  await passes(10)
}
const isOn = (name: string) => screen.getByRole('button', { name, pressed: true })
const toastShown = () => useToasts.getState().shown[0]

test('[SEAT-9] the address says whose screen shows; without it, the seat taken last', async () => {
  await sitDown(['anna', 'zoey'], '?playerId=anna')
  expect(isOn('anna')).toBeTruthy()
  cleanup()
  await sitDown(['anna', 'zoey'])
  expect(isOn('zoey')).toBeTruthy()
  cleanup()
  await sitDown(['anna', 'zoey'], '?playerId=hoste')
  expect(isOn('zoey')).toBeTruthy()
})

test('[HOST-10] when the host removes one of two people on a phone, the phone says so and stays with the other', async () => {
  await sitDown(['anna', 'zoey'])
  await shows(2, ['hoste', 'anna'], ['anna'])
  expect(toastShown()?.title).toBe('zoey is out')
  expect(screen.getByText(/^Waiting for hoste to start/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'zoey' })).toBeNull()
  expect(seatsOf(ID).map((seat) => seat.playerId)).toEqual(['anna'])
})

test.each([
  ['kicked', 'You’re out'],
  ['ended', 'That was a good one'],
  ['expired', 'The party moved on'],
] as const)(
  '[LIVE-7] a session that is over for this phone, %s, says so, and its seats are forgotten',
  async (reason, title) => {
    await sitDown(['anna', 'zoey'])
    phone.wire.line.bid(reason)
    await passes(10)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Join a game' })).toBeTruthy()
    expect(seatsOf(ID)).toEqual([])
    // So that its invitation doesn't tell a removed player that people are waiting for them
    expect(wasRemoved(ID)).toBe(reason === 'kicked')
  },
)

test('[LIVE-7] with too many screens of one seat, this one says so and keeps the seat', async () => {
  await sitDown(['anna'])
  phone.wire.line.bid('superseded')
  await passes(10)
  expect(screen.getByRole('heading', { level: 1, name: 'You’re on another screen' })).toBeTruthy()
  expect(seatsOf(ID)).toHaveLength(1)
})

test.each(['play', 'multiplayer'])('[INVITE-8] /%s/… sent to a friend leads to the invitation', async (page) => {
  localStorage.clear()
  phone.server.on(`GET /api/sessions/${ID}`, front())
  phone.open(`/${page}/${ID}?playerId=hoste`)
  await passes(10)
  expect(screen.getByText('the door of BCDFGH')).toBeTruthy()
})

test.each([
  [404, 'session-not-found', 'We can’t find your seat'],
  [410, 'ended', 'That was a good one'],
  [410, 'expired', 'The party moved on'],
  [503, 'unavailable', 'The server is down'],
])('[INVITE-8] %i %s: says what the address leads to, in the title too', async (status, code, title) => {
  localStorage.clear()
  phone.server.on('GET /api/sessions/s9', { message: 'no', code }, status)
  phone.open('/play/s9')
  await passes(10)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(document.title).toBe(`${title} · Highjinks`)
  if (status === 503) expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
})

test('[LIVE-4] while the connection is gone the session stays on the screen, and the page says what is kept', async () => {
  await sitDown(['anna'])
  phone.wire.isDown = true
  phone.wire.line.cut()
  await passes(10)
  expect(screen.getByText(/We saved your seat and everything you tapped/)).toBeTruthy()
  expect(screen.getByText(/^Waiting for hoste to start/)).toBeTruthy()
  phone.wire.isDown = false
  await passes(5000)
  expect(screen.queryByText(/We saved your seat and everything you tapped/)).toBeNull()
})
