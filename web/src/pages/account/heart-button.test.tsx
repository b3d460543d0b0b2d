import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someUser } from '../../lib/testing/rows.ts'
import { keepUser, logout } from './account.ts'
import { HeartButton } from './heart-button.tsx'

const server = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const signIn = (id: string) => keepUser(someUser({ id, username: id }))
const heart = () => screen.getByRole('button', { name: 'Favorite High Rollers' })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset()
})
afterEach(() => {
  cleanup()
  logout()
})

test('[ACCOUNT-7] a guest sees no heart', () => {
  render(<HeartButton gameId={3} gameName="High Rollers" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('[ACCOUNT-7] shows a heart right away and stores it on the server', async () => {
  server.mockReturnValueOnce(answer([]))
  signIn('ann')
  render(<HeartButton gameId={3} gameName="High Rollers" />)
  await waitFor(() => expect(server).toHaveBeenCalledTimes(1))
  server.mockReturnValueOnce(answer({ gameId: 3, addedAt: '2026-01-01T00:00:00.000Z' }))
  fireEvent.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2))
  expect(server.mock.calls[1]?.[0]).toBe('/api/favorites/3')
  expect(server.mock.calls[1]?.[1]?.method).toBe('PUT')
})

test('[ACCOUNT-7] takes back a heart that the server refuses', async () => {
  server.mockReturnValueOnce(answer([{ gameId: 3, addedAt: '2026-01-01T00:00:00.000Z' }]))
  signIn('ben')
  render(<HeartButton gameId={3} gameName="High Rollers" />)
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
  server.mockReturnValueOnce(answer({ message: 'away', code: 'unavailable' }, 503))
  fireEvent.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('false')
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
})
