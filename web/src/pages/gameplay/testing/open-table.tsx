import type { Game } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { fakeServer } from '../../../lib/testing/fake-server.ts'

const gameOf = (id: number, slug: string, name: string): Game => ({
  id,
  slug,
  name,
  description: 'Fun.',
  imageUrl: `/covers/${slug}.svg`,
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 3,
  duration: '15-45 min',
  instructions: 'Play.',
  featured: true,
})
export const GAMES = [
  gameOf(1, 'truth-or-dare', 'Truth or Dare'),
  gameOf(2, 'spin-the-stash', 'Spin the Stash'),
  gameOf(3, 'high-rollers', 'High Rollers'),
  gameOf(4, 'roll-and-react', 'Roll & React'),
  gameOf(5, 'baked-or-bluffing', 'Baked or Bluffing?'),
  gameOf(11, 'puff-puff-pass-truths', 'Puff Puff Pass Truths'),
]
export const server = fakeServer()
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const names = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem')
export const turn = () => screen.getByRole('heading', { level: 1 }).textContent

export function setUp(numPlayers: number, gameId = 1) {
  const settings = { numPlayers, intensity: 'Medium', duration: 'Standard (30 mins)' }
  const data = { gameId, gameName: 'x', hostName: 'Ann', settings, createdAt: '2026-11-21T20:00:00.000Z' }
  localStorage.setItem('localGameData', JSON.stringify(data))
}
/** Opens it like a fresh browser, with nothing in memory except what is stored. */
export async function open(id = 1, state: unknown = null) {
  cleanup()
  vi.resetModules()
  const { GameplayPage } = await import('../gameplay-page.tsx')
  render(
    <MemoryRouter initialEntries={[{ pathname: `/gameplay/${id}`, state }]}>
      <Routes>
        <Route path="/gameplay/:gameId" element={<GameplayPage />} />
        <Route path="/games" element={<p>All games</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
export async function openWith(id: number, ...others: string[]) {
  await open(id)
  await screen.findByRole('button', { name: 'Add Player' })
  for (const name of others) add(name)
}
export function add(name: string) {
  press('Add Player')
  write('Player Name', name)
  const dialog = screen.queryByRole('dialog')
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: 'Add Player' }))
}

/** Before each test: nothing is stored, chance is 0.4, and the games can be loaded. */
export function clearTable() {
  server.reset()
  localStorage.clear()
  vi.spyOn(Math, 'random').mockReturnValue(0.4)
  for (const game of GAMES) server.on(`GET /api/games/${game.id}`, game)
}

/** After each test. */
export function leaveTable() {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
}

/** Simulates a phone that has all seven cached. */
export function rememberBank(slug: string) {
  localStorage.setItem('seenCards', JSON.stringify(`bank-${slug}-medium=01020304050607`))
}
