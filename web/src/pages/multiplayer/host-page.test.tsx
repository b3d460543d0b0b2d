import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someUser } from '../../lib/testing/rows.ts'
import { front } from '../join/testing/front.ts'

const server = fakeServer()
const HOST = 'POST /api/simple-session'

beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
  server.on('GET /api/games/5', front().game)
})
afterEach(cleanup)

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}
async function open(id = 5) {
  const { HostPage } = await import('./host-page.tsx')
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route path="/" element={<HostPage gameId={id} />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  )
}
const name = (text: string) => fireEvent.change(screen.getByLabelText('Your name'), { target: { value: text } })
const create = async () => fireEvent.click(await screen.findByRole('button', { name: 'Create Session' }))
const toasted = async () => {
  const { useToasts } = await import('../../ui/overlay/toast-store.ts')
  const { title, text } = useToasts.getState().shown[0] ?? {}
  return [title, text]
}

test('[HOSTPAGE-1] a name is required, and trimmed', async () => {
  server.on(
    HOST,
    { id: 's0123456789ab', sessionCode: 'BCDFGH', shareLink: '', playerId: 'player1', seatToken: 't'.repeat(43) },
    201,
  )
  await open()
  await create()
  expect(screen.getByText('Please enter your name')).toBeTruthy()
  expect(server.sentTo(HOST)).toEqual([])
  name('  Hoste ')
  await create()
  expect((await screen.findByLabelText('address')).textContent).toBe('/multiplayer/s0123456789ab?playerId=player1')
  expect(server.sentTo(HOST)).toMatchObject([{ gameId: 5, hostName: 'Hoste' }])
})

test('[HOSTPAGE-4] a room after a game on one phone keeps its level and its length', async () => {
  const settings = { numPlayers: 4, intensity: 'Mild', duration: 'Quick (15 mins)' }
  const data = { gameId: 5, gameName: 'x', hostName: 'Ann', settings, createdAt: new Date().toISOString() }
  localStorage.setItem('localGameData', JSON.stringify(data))
  server.on(
    HOST,
    { id: 's0123456789ab', sessionCode: 'BCDFGH', shareLink: '', playerId: 'player1', seatToken: 't'.repeat(43) },
    201,
  )
  await open()
  await screen.findByLabelText('Your name')
  name('Ann')
  await create()
  await screen.findByLabelText('address')
  expect(server.sentTo(HOST)).toMatchObject([{ gameId: 5, settings: { intensity: 'Mild', duration: 'Quick' } }])
})

test.each([
  [
    { message: "You can't use that name. Try another one.", code: 'bad-name' },
    "You can't use that name. Try another one.",
  ],
  ['<html>', 'Failed to create game session'],
])('[HOSTPAGE-1] a failure with %j shows in a toast and in the form', async (body, text) => {
  server.on(HOST, body, 400)
  await open()
  await screen.findByLabelText('Your name')
  name('Hoste')
  await create()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await toasted()).toEqual(['Error', text])
})

test.each([500, 503, 429, null])(
  '[HOSTPAGE-1] a failure with %s shows the usual words, and can be retried',
  async (status) => {
    if (status !== null) server.on(HOST, '', status)
    await open()
    await screen.findByLabelText('Your name')
    name('Hoste')
    await create()
    expect(await screen.findByText('Failed to create game session')).toBeTruthy()
    expect(await toasted()).toEqual(['Error', 'Failed to create game session'])
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  },
)

test('[HOSTPAGE-3] the name is the account’s, else the one this browser used last', async () => {
  localStorage.setItem('playerName', 'Annabel')
  const { keepUser, logout } = await import('../account/account.ts')
  keepUser(someUser({ username: 'annie' }))
  await open()
  expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('annie')
  logout()
  expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('Annabel')
})

test.each([404, 500, 503, 429, null])("[HOSTPAGE-2] an answer of %s means the game isn't found", async (status) => {
  if (status !== null) server.on('GET /api/games/9', '', status)
  await open(9)
  expect(await screen.findByRole('heading', { level: 1, name: 'Game not found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try Again' }) !== null).toBe(status !== 404)
  expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/games')
})
