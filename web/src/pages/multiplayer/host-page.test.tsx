import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
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

test('[HOSTPAGE-1] a name is needed, and trimmed', async () => {
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

test.each([
  [
    { message: 'That name will not do. Try a kinder one.', code: 'bad-name' },
    'That name will not do. Try a kinder one.',
  ],
  ['<html>', 'Failed to create game session'],
])('[HOSTPAGE-1] when it fails with %j a toast says so, and the form', async (body, text) => {
  server.on(HOST, body, 400)
  await open()
  await screen.findByLabelText('Your name')
  name('Hoste')
  await create()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await toasted()).toEqual(['Error', text])
})

test.each([
  [404, 'Game not found'],
  [503, 'The server is away'],
])('[HOSTPAGE-2] a game that is answered with %i is said to be: %s', async (status, title) => {
  server.on('GET /api/games/9', { message: 'no', code: 'no' }, status)
  await open(9)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/games')
})
