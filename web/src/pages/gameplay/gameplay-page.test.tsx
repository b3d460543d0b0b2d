import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  add,
  clearTable,
  GAMES,
  leaveTable,
  names,
  open,
  openWith,
  press,
  server,
  setUp,
  turn,
  write,
} from './testing/open-table.tsx'

beforeEach(clearTable)
afterEach(leaveTable)

test('[LOCALPAGE-3] says that it is loading, then who is there: the host first', async () => {
  setUp(4)
  await open()
  expect(screen.getByText('Loading Game...')).toBeTruthy()
  await screen.findByText('Local Play Mode')
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost'])
  expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/games')
})

test('[LOCALPAGE-3] a missing game says so', async () => {
  server.on('GET /api/games/9', { message: 'Game not found', code: 'game-not-found' }, 404)
  await open(9)
  expect(await screen.findByText("Sorry, the game you're looking for could not be found.")).toBeTruthy()
})

test('[LOCALPAGE-10] a failed request for a game says Game Not Found and why, and opens in place', async () => {
  server.unplug()
  await open(1)
  expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeTruthy()
  expect(screen.getByText(/^We can’t reach the server/)).toBeTruthy()
  server.on('GET /api/games/1', GAMES[0])
  press('Try Again')
  await screen.findByText('Local Play Mode')
})

test("[LOCALPAGE-4] a host alone can't start, and reads why in text and a toast", async () => {
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
  const firstToast = () => toasts.getState().shown[0]
  add('   ')
  expect(firstToast()).toMatchObject({ title: 'Name Required', text: 'Please enter a name for the new player.' })
  expect(screen.getByLabelText<HTMLInputElement>('Player Name').maxLength).toBe(25)
  write('Player Name', '  Ben  ')
  press('Add and Name Another')
  write('Player Name', 'Cat')
  press('Add and Name Another')
  write('Player Name', 'Dan')
  press('Add and Name Another')
  expect(firstToast()).toMatchObject({
    title: 'Maximum players reached',
    text: 'This game supports up to 3 players',
  })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost', 'Ben', 'Cat'])
})

test('[LOCALPAGE-6] turns rotate, prompts stay hidden until asked for, and the last round ends the game', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  expect(turn()).toBe('Ann')
  expect(screen.getByText('1/4 Rounds')).toBeTruthy()
  for (let turns = 0; turns < 8; turns++) {
    if (turns === 6) press('Play the Last Round')
    expect(turn()).toBe(turns % 2 === 0 ? 'Ann' : 'Ben')
    expect(screen.getByText(`${Math.floor(turns / 2) + 1}/4 Rounds`)).toBeTruthy()
    expect(screen.getByText('Pass the phone to')).toBeTruthy()
    press('Show Prompt')
    expect(screen.getAllByText(turns % 3 === 2 ? /^(Hands up|Legit .true. left)/ : /^(Truth|Dare)$/)).not.toHaveLength(
      0,
    )
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

test('[LOCALPAGE-7] ending early asks first; then players stay for another game, or everyone leaves', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  press('End Game Early')
  const dialog = within(screen.getByRole('dialog', { name: 'End Game Early?' }))
  expect(dialog.getByText(/all progress will be lost/i)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Prompt' })).toBeNull()
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

test('[LOCALPAGE-8] a new setup starts a new game with the same people, and a broken memory starts none', async () => {
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
