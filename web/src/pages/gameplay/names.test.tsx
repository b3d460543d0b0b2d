import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someGame } from '../../lib/testing/rows.ts'

const gameOf = (id: number, slug: string, maxPlayers: number) => someGame({ id, slug, name: slug, maxPlayers })
const server = fakeServer()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const names = () =>
  within(screen.getByRole('region', { name: 'Players' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent?.replace('Host', ''))
function add(name: string) {
  press('Add Player')
  fireEvent.change(screen.getByLabelText('Player Name'), { target: { value: name } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Player' }))
}
function setUp(gameId: number, hostName: string) {
  const settings = { numPlayers: 4, intensity: 'Medium', duration: 'Standard (30 mins)' }
  const data = { gameId, gameName: 'x', hostName, settings, createdAt: `2026-11-21T20:00:0${gameId}.000Z` }
  localStorage.setItem('localGameData', JSON.stringify(data))
}
/** Opens it like a fresh browser, with nothing in memory except what is stored. */
async function open(page: 'setup' | 'gameplay', id: number) {
  cleanup()
  vi.resetModules()
  const { GameplayPage } = await import('./gameplay-page.tsx')
  const { SetupPage } = await import('../setup/setup-page.tsx')
  render(
    <MemoryRouter initialEntries={[`/${page}/${id}`]}>
      <Routes>
        <Route path="/gameplay/:gameId" element={<GameplayPage />} />
        <Route path="/setup/:gameId" element={<SetupPage />} />
        <Route path="/games" element={<p>All games</p>} />
      </Routes>
    </MemoryRouter>,
  )
  if (page === 'gameplay') await screen.findByRole('button', { name: 'Add Player' })
}

beforeEach(() => {
  server.reset()
  localStorage.clear()
  server.on('GET /api/games/1', gameOf(1, 'truth-or-dare', 20))
  server.on('GET /api/games/3', gameOf(3, 'high-rollers', 3))
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('[LOCALPAGE-19] a tap renames a player without a name, and no two share a name', async () => {
  localStorage.setItem('localNames', JSON.stringify({ names: ['Ann', 'Player 2', 'Player 3'], at: Date.now() }))
  setUp(1, 'Ann')
  await open('gameplay', 1)
  const rename = (from: string, to: string) => {
    press(`Rename ${from}`)
    fireEvent.change(screen.getByLabelText('Player Name'), { target: { value: to } })
    press('Save Name')
  }
  rename('Player 2', 'Ben')
  expect(names()).toEqual(['Ann', 'Ben', 'Player 3'])
  rename('Player 3', 'ben')
  const dialog = screen.getByRole('dialog', { name: 'Rename Player' })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(names()).toEqual(['Ann', 'Ben', 'Player 3'])
})

test('[LOCALPAGE-11] the next game starts with the names typed once', async () => {
  setUp(1, 'Ann')
  await open('gameplay', 1)
  for (const name of ['Ben', 'Cat', 'Dan']) add(name)
  await open('setup', 3)
  expect((await screen.findByLabelText<HTMLInputElement>('Your Name (Host)')).value).toBe('Ann')
  setUp(3, 'Ann')
  await open('gameplay', 3)
  // No more than this game takes.
  expect(names()).toEqual(['Ann', 'Ben', 'Cat'])
})

test('[LOCALPAGE-11] another host moves no one out, and no one is there twice', async () => {
  setUp(1, 'Ann')
  await open('gameplay', 1)
  add('Ben')
  setUp(3, 'BEN')
  await open('gameplay', 3)
  expect(names()).toEqual(['BEN', 'Ann'])
})

test("[LOCALPAGE-11] a player who went home is taken out, and isn't back in the next game", async () => {
  setUp(1, 'Ann')
  await open('gameplay', 1)
  for (const name of ['Ben', 'Cat']) add(name)
  press('Remove Ben')
  expect(names()).toEqual(['Ann', 'Cat'])
  expect(screen.queryByRole('button', { name: 'Remove Ann' })).toBeNull()
  setUp(3, 'Ann')
  await open('gameplay', 3)
  expect(names()).toEqual(['Ann', 'Cat'])
})

test('[LOCALPAGE-11] the next day no names are remembered', async () => {
  setUp(1, 'Ann')
  await open('gameplay', 1)
  add('Ben')
  vi.setSystemTime(Date.now() + 13 * 60 * 60 * 1000)
  setUp(3, 'Zoe')
  await open('gameplay', 3)
  expect(names()).toEqual(['Zoe'])
})

test('[LOCALPAGE-12] each Start Game says what it starts', async () => {
  await open('setup', 1)
  fireEvent.click(await screen.findByRole('button', { name: 'Configure Game' }))
  expect(screen.getByText('We’ll save these when you start. Then it’s all yours.')).toBeTruthy()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start Game' }))
  expect(screen.getByText('4 players · Medium · Standard (30 mins). Next: start playing.')).toBeTruthy()
  setUp(1, 'Ann')
  await open('gameplay', 1)
  add('Ben')
  expect(screen.getByText('About 19 minutes, all 8 rounds. Ann goes first.')).toBeTruthy()
})

test('[LOCALPAGE-5] a taken name is refused, however it is written', async () => {
  setUp(1, 'Ann')
  await open('gameplay', 1)
  add('aNN')
  const { useToasts } = await import('../../ui/overlay/toast-store.ts')
  expect(useToasts.getState().shown[0]?.title).toBe('Someone here already has that name. Pick another one.')
})
