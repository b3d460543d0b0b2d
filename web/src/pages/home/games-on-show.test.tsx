import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someGame } from '../../lib/testing/rows.ts'

const server = fakeServer()
const GAMES = 'GET /api/games'

beforeEach(() => {
  vi.resetModules()
  server.reset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([null, 429, 500, 503])(
  '[HOME-4] games that fail to load (%s) say so and why, and load again on request',
  async (status) => {
    if (status !== null) server.on(GAMES, '', status)
    const { GamesOnShow } = await import('./games-on-show.tsx')
    render(<GamesOnShow />, { wrapper: MemoryRouter })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to fetch games.+\. .+Try Again$/)
    server.on(GAMES, [someGame()])
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: new RegExp(`^${someGame().name.replace('?', '.')}`) })).toBeTruthy()
  },
)
