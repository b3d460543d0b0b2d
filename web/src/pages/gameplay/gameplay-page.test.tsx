import type { Game } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'

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
const GAMES = [
  gameOf(1, 'truth-or-dare', 'Truth or Dare'),
  gameOf(2, 'spin-the-stash', 'Spin the Stash'),
  gameOf(3, 'high-rollers', 'High Rollers'),
  gameOf(4, 'roll-and-react', 'Roll & React'),
  gameOf(5, 'baked-or-bluffing', 'Baked or Bluffing?'),
]
const server = fakeServer()
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const names = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem')
const turn = () => screen.getByRole('heading', { level: 1 }).textContent

function setUp(numPlayers: number, gameId = 1) {
  const settings = { numPlayers, intensity: 'Medium', duration: 'Standard (30 mins)' }
  const data = { gameId, gameName: 'x', hostName: 'Ann', settings, createdAt: '2026-11-21T20:00:00.000Z' }
  localStorage.setItem('localGameData', JSON.stringify(data))
}
/** As a browser opens it: nothing is remembered but what is stored. */
async function open(id = 1) {
  cleanup()
  vi.resetModules()
  const { GameplayPage } = await import('./gameplay-page.tsx')
  render(
    <MemoryRouter initialEntries={[`/gameplay/${id}`]}>
      <Routes>
        <Route path="/gameplay/:gameId" element={<GameplayPage />} />
        <Route path="/games" element={<p>All games</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
async function openWith(id: number, ...others: string[]) {
  await open(id)
  await screen.findByRole('button', { name: 'Add Player' })
  for (const name of others) add(name)
}
function add(name: string) {
  press('Add Player')
  write('Player Name', name)
  const dialog = screen.queryByRole('dialog')
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: 'Add Player' }))
}

beforeEach(() => {
  server.reset()
  localStorage.clear()
  vi.spyOn(Math, 'random').mockReturnValue(0.4)
  for (const game of GAMES) server.on(`GET /api/games/${game.id}`, game)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
})

test('[LOCALPAGE-3] it says that it is loading, then who is there: the host first', async () => {
  setUp(4)
  await open()
  expect(screen.getByText('Loading Game...')).toBeTruthy()
  await screen.findByText('Local Play Mode')
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost'])
  expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/games')
})

test('[LOCALPAGE-3] a game that is not there says so', async () => {
  server.on('GET /api/games/9', { message: 'Game not found', code: 'game-not-found' }, 404)
  await open(9)
  expect(await screen.findByText("Sorry, the game you're looking for could not be found.")).toBeTruthy()
})

test('[LOCALPAGE-10] a game that cannot be asked for is not said to be missing', async () => {
  server.unplug()
  await open(1)
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy()
  server.on('GET /api/games/1', GAMES[0])
  press('Try Again')
  await screen.findByText('Local Play Mode')
})

test('[LOCALPAGE-4] a lone host cannot start, and is told why by text and by toast', async () => {
  setUp(4)
  await openWith(1)
  const { useToasts: toasts } = await import('../../ui/overlay/toast-store.ts')
  expect(screen.getByText('You need at least 2 players to start the game.')).toBeTruthy()
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Game' })
  expect(start.disabled).toBe(true)
  fireEvent.click(start.parentElement ?? start)
  expect(toasts.getState().shown[0]).toMatchObject({
    title: 'Need More Players',
    text: 'Add at least one more player to start the game.',
  })
  add('Ben')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Game' }).disabled).toBe(false)
})

test('[LOCALPAGE-5] a player needs a name of at most 25 characters and a free place', async () => {
  setUp(4)
  await openWith(1)
  const { useToasts: toasts } = await import('../../ui/overlay/toast-store.ts')
  const told = () => toasts.getState().shown[0]
  add('   ')
  expect(told()).toMatchObject({ title: 'Name Required', text: 'Please enter a name for the new player.' })
  expect(screen.getByLabelText<HTMLInputElement>('Player Name').maxLength).toBe(25)
  write('Player Name', '  Ben  ')
  press('Add and Next')
  write('Player Name', 'Cat')
  press('Add and Next')
  write('Player Name', 'Dan')
  press('Add and Next')
  expect(told()).toMatchObject({
    title: 'Maximum players reached',
    text: 'This game supports up to 3 players',
  })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost', 'Ben', 'Cat'])
})

test('[LOCALPAGE-6] turns go round, prompts stay hidden until asked for, and the last round ends the game', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  expect(turn()).toBe('Ann')
  expect(screen.getByText('1/4 Rounds')).toBeTruthy()
  for (let turns = 0; turns < 8; turns++) {
    expect(turn()).toBe(turns % 2 === 0 ? 'Ann' : 'Ben')
    expect(screen.getByText(`${Math.floor(turns / 2) + 1}/4 Rounds`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next Player' })).toBeNull()
    press('Show Prompt')
    expect(screen.getByText(/^(Truth|Dare)$/)).toBeTruthy()
    press('Next Player')
  }
  expect(screen.getByRole('heading', { name: 'Game Complete!' })).toBeTruthy()
})

test('[LOCALPAGE-6] without a setup there are ten rounds and a host called Host', async () => {
  await openWith(1, 'Ben')
  press('Start Game')
  expect(turn()).toBe('Host')
  expect(screen.getByText('1/10 Rounds')).toBeTruthy()
})

test('[LOCALPAGE-7] ending early asks first; then players stay for another game, or everybody leaves', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  press('End Game Early')
  const dialog = within(screen.getByRole('dialog', { name: 'End Game Early?' }))
  expect(dialog.getByText(/all progress will be lost/i)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'End Game' }))
  press('Play Again')
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost', 'Ben'])
  press('Start Game')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  press('Exit Game')
  expect(screen.getByText('All games')).toBeTruthy()
  expect(localStorage.getItem('localEvening')).toBeNull()
})

test('[LOCALPAGE-8] after a refresh everything is as it was, without any network', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  press('Show Prompt')
  press('Next Player')
  press('Show Prompt')
  const card = screen.getByRole('region', { name: 'Prompt' }).textContent
  server.reset()
  await open()
  await screen.findByRole('button', { name: 'Next Player' })
  expect(turn()).toBe('Ben')
  expect(screen.getByRole('region', { name: 'Prompt' }).textContent).toBe(card)
})

test('[LOCALPAGE-8] a new setup begins a new game with the same people, and a spoilt memory none', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  const memory: unknown = JSON.parse(localStorage.getItem('localEvening') ?? '')
  const data: unknown = JSON.parse(localStorage.getItem('localGameData') ?? '')
  localStorage.setItem('localGameData', JSON.stringify(Object.assign({}, data, { createdAt: 'later' })))
  await openWith(1)
  expect(screen.getByRole('button', { name: 'Start Game' })).toBeTruthy()
  expect(names()).toHaveLength(2)
  localStorage.setItem('localGameData', JSON.stringify(data))
  localStorage.setItem('localEvening', JSON.stringify(Object.assign({}, memory, { turn: 7 })))
  await openWith(1)
  expect(names()).toHaveLength(2)
})

test('[LOCALPAGE-9] the wheel spins before its card comes, and rests where the card says', async () => {
  setUp(2, 2)
  await openWith(2, 'Ben')
  press('Start Game')
  vi.useFakeTimers()
  press('Show Prompt')
  const card = () => screen.getByRole('region', { name: 'Prompt' })
  expect(card().querySelector('p')).toBeNull()
  await vi.advanceTimersByTimeAsync(4300)
  await vi.waitFor(() => expect(card().querySelector('p')).not.toBeNull())
  expect(card().querySelector('output')?.textContent).toBe(
    `The wheel stopped on ${card().querySelector('p')?.textContent}`,
  )
})

test('[LOCALPAGE-9] the dice tumble onto the prompt’s face', async () => {
  setUp(2, 3)
  await openWith(3, 'Ben')
  press('Start Game')
  press('Show Prompt')
  const kicker = await screen.findByText(/ · 3$/, {}, { timeout: 3000 })
  expect(screen.getByText('Intensity die: 3')).toBeTruthy()
  expect(screen.getByText(`Action die: ${kicker.textContent?.split(' ')[0]?.toLowerCase()}`)).toBeTruthy()
})

test('[LOCALPAGE-9] the actor reads, starts a clock of 30 to 60 seconds, and only that is left to see', async () => {
  setUp(2, 4)
  await openWith(4, 'Ben')
  press('Start Game')
  press('Show Prompt')
  expect(screen.queryByRole('timer')).toBeNull()
  press(/^Start the Clock \((3|4|5|6)\d s\)$/)
  expect(screen.getByRole('timer', { name: /^Acting: \d\d seconds left$/ })).toBeTruthy()
  expect(screen.queryByText('Only you read this')).toBeNull()
})

test('[LOCALPAGE-9] a fact keeps its answer until it is turned over', async () => {
  setUp(2, 5)
  await openWith(5, 'Ben')
  press('Start Game')
  press('Show Prompt')
  expect(screen.getByText('True or false?')).toBeTruthy()
  expect(screen.queryByText(/^(True|False)!$/)).toBeNull()
  press('Turn It Over')
  await waitFor(() => expect(screen.getByText(/^(True|False)!$/)).toBeTruthy())
})
