import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someGame } from '../../lib/testing/rows.ts'
import { GamePage } from './game-page.tsx'
import { GamesRedirect } from './games-redirect.tsx'

const game = (id: number, slug: string, name: string) =>
  someGame({ id, slug, name, instructions: id === 3 ? 'Roll.' : '' })
const GAMES = [
  game(1, 'truth-or-dare', 'Truth or Dare'),
  game(2, 'spin-the-stash', 'Spin the Stash'),
  game(3, 'high-rollers', 'High Rollers'),
  game(4, 'roll-and-react', 'Roll & React'),
  game(5, 'baked-or-bluffing', 'Baked or Bluffing?'),
]

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(GAMES))))
})
afterEach(cleanup)

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>
}
function open(address: string, state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: address, state }]}>
      <Routes>
        <Route path="/games/:id" element={<GamesRedirect />} />
        <Route path="/game/:id" element={<GamePage />} />
        <Route path="/not-found" element={<h1>lost</h1>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
}
const address = () => screen.getByLabelText('address').textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/games/3', 'High Rollers', '/game/3'],
  ['/game/high-rollers', 'High Rollers', '/game/3'],
  ['/game/roll-and-react', 'Roll & React', '/game/4'],
  ['/games/high-rollers', 'High Rollers', '/game/3'],
  // Challenges make the slug from the name, without anything but letters and digits.
  ['/games/roll--react', 'Roll & React', '/game/4'],
  ['/games/baked-or-bluffing', 'Baked or Bluffing?', '/game/5'],
  ['/game/no-such-game', 'lost', '/not-found'],
  ['/game/3.5', 'lost', '/not-found'],
  // A number is a game's address, also that of a missing game.
  ['/game/99', 'Game not found', '/game/99'],
])('[GAME-1] %s leads to %s at %s', async (from, name, to) => {
  open(from)
  await heading(name)
  expect(address()).toBe(to)
})

test('[GAME-5] How to Play is steps: three short lines, then the instructions one sentence at a time', async () => {
  const long = 'Roll two dice. The 1-5 die, e.g. a 3, fills the pot! Keep it? Push.'
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify([someGame({ id: 3, slug: 'high-rollers', instructions: long })]))),
  )
  vi.resetModules()
  const { GamePage: Fresh } = await import('./game-page.tsx')
  render(
    <MemoryRouter initialEntries={['/game/3']}>
      <Routes>
        <Route path="/game/:id" element={<Fresh />} />
      </Routes>
    </MemoryRouter>,
  )
  const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  await screen.findByRole('heading', { name: 'How to Play' })
  expect(items('In short')).toHaveLength(3)
  expect(items('On one phone')[1]?.textContent).toBe('Roll an action twice and you bust: the pot goes in the jar.')
  expect(items('Step by step').map((one) => one.textContent)).toEqual([
    'Roll two dice.',
    'The 1-5 die, e.g. a 3, fills the pot!',
    'Keep it?',
    'Push.',
  ])
})

test("[SHARE-8] 'Share Game' shares the page, and makes no room", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  open('/game/3')
  await heading('High Rollers')
  fireEvent.click(screen.getByRole('button', { name: 'Share Game' }))
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/game/3`)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Invite to a room' })).toBeTruthy()
  vi.unstubAllGlobals()
})

test('[GAME-2] a game says what it is and offers two ways to play', async () => {
  open('/game/3')
  await heading('High Rollers')
  expect(document.title).toBe('High Rollers · Highjinks')
  expect(screen.getAllByText('Dice').length).toBeGreaterThan(0)
  expect(screen.getByText('2-12 players')).toBeTruthy()
  expect(screen.getByText('Roll.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Play Local Mode' }).getAttribute('href')).toBe('/setup/3')
  expect(screen.getByRole('link', { name: 'Play Multiplayer Mode' }).getAttribute('href')).toBe('/multiplayer/3')
})

test('[GAME-2] without instructions it says that they are coming', async () => {
  open('/game/1')
  await heading('Truth or Dare')
  expect(screen.getByText('Instructions coming soon!')).toBeTruthy()
})

test('[GAME-3] up to three others show under More Cannabis Games, never the game itself', async () => {
  open('/game/1')
  await heading('Truth or Dare')
  const others = screen.getAllByRole('link', { name: /^Play Now/ }).map((link) => link.getAttribute('href'))
  expect(new Set(others).size).toBe(3)
  expect(others).not.toContain('/game/1')
})

test('[GAME-3] they vary from visit to visit', async () => {
  const seen = new Set<string | null>()
  for (const chance of [0.1, 0.5, 0.9]) {
    let draws = 0
    vi.spyOn(Math, 'random').mockImplementation(() => (chance + draws++ * 0.3) % 1)
    open('/game/1')
    await heading('Truth or Dare')
    for (const link of screen.getAllByRole('link', { name: /^Play Now/ })) seen.add(link.getAttribute('href'))
    cleanup()
  }
  vi.restoreAllMocks()
  expect(seen.size).toBe(4)
})

test('[GAME-4] says how many can play online and how many on one phone', async () => {
  open('/game/3')
  await heading('High Rollers')
  expect(screen.getByText('Everyone on their own phone, 2-8 players')).toBeTruthy()
  expect(screen.getByText('One phone, passed around, 2-12 players')).toBeTruthy()
  expect(screen.getByText('2-8 online')).toBeTruthy()
})

test('[PHONE-10] [CREW-45] who has just ended a session gets its receipt, with the crew’s link', async () => {
  localStorage.setItem('crew', JSON.stringify({ name: 'Sofa Club', link: 'green-otter-bcdfghjk' }))
  open('/game/3', { ended: { code: 'BCDFGH', games: 2, forgotten: 0, crew: 'Sofa Club' } })
  const receipt = await screen.findByRole('region', { name: 'Your receipt' })
  expect(receipt.textContent).toContain('Room BCDFGH has ended.')
  expect(within(receipt).getByRole('link', { name: 'See your crew' }).getAttribute('href')).toBe(
    '/c/green-otter-bcdfghjk',
  )
  await heading('High Rollers')
  cleanup()
  open('/game/3', { ended: 'once' })
  await heading('High Rollers')
  expect(screen.queryByText('Your receipt')).toBeNull()
  localStorage.clear()
})
