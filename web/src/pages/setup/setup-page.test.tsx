import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someGame } from '../../lib/testing/rows.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { reloadGames } from '../catalogue/games.ts'
import { SetupPage } from './setup-page.tsx'

const ACT = someGame({ id: 4, slug: 'roll-and-react', name: 'Roll & React', minPlayers: 3, maxPlayers: 5 })
const server = fakeServer()
const firstToast = () => useToasts.getState().shown[0]
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog', { name: 'Set Up Your Game' }))
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })

function open(id: string) {
  render(
    <MemoryRouter initialEntries={[`/setup/${id}`]}>
      <Routes>
        <Route path="/setup/:gameId" element={<SetupPage />} />
        <Route path="/gameplay/:gameId" element={<p>The table</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  server.reset()
  localStorage.clear()
  useToasts.setState({ shown: [] })
  server.on('GET /api/games/4', ACT)
})
afterEach(cleanup)

test.each(['9', 'elsewhere'])('[LOCALPAGE-1] /setup/%s: a missing game says so', async (id) => {
  server.on('GET /api/games/9', { message: 'Game not found', code: 'game-not-found' }, 404)
  open(id)
  expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeTruthy()
  expect(screen.getByText("Sorry, the game you're looking for could not be found.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
})

test.each([
  [21, null, /^We can’t reach the server/],
  [22, 500, /on our side/],
  [23, 503, /^It should be back/],
  [24, 429, /^That was a lot of tries/],
])(
  '[LOCALPAGE-10] game %i, whose call fails (%s): Game Not Found, why, and it opens in place',
  async (id, status, why) => {
    if (status !== null) server.on(`GET /api/games/${id}`, '', status)
    open(String(id))
    expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeTruthy()
    expect(screen.getByText("Sorry, the game you're looking for could not be found.")).toBeTruthy()
    expect(screen.getByText(why)).toBeTruthy()
    server.on(`GET /api/games/${id}`, { ...ACT, id })
    press('Try Again')
    expect(await screen.findByLabelText('Session Name')).toBeTruthy()
  },
)

test("[LOCALPAGE-1] shows fields for both the session's and the host's name", async () => {
  open('4')
  const fields = [await screen.findByLabelText('Session Name'), screen.getByLabelText('Your Name (Host)')]
  for (const field of fields) expect(field.closest('details')).toBeNull()
})

test('[LOCALPAGE-1] its own call decides, though the list of all games knows it', async () => {
  server.on('GET /api/games', [{ ...ACT, id: 8 }])
  await reloadGames()
  server.on('GET /api/games/8', '', 500)
  open('8')
  expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeTruthy()
})

test('[LOCAL-21] the dials show how many rounds there will be, and how long they take', async () => {
  open('4')
  await screen.findByLabelText('Session Name')
  press('Configure Game')
  expect(dialog().getByText('About 29 minutes, 6 of 8 rounds. You can keep going.')).toBeTruthy()
  fireEvent.click(button('More: Number of Players'))
  expect(dialog().getByText('About 30 minutes, 5 of 10 rounds. You can keep going.')).toBeTruthy()
})

test('[LOCALPAGE-1] the dials stay within the game’s limits and start with the defaults', async () => {
  open('4')
  expect((await screen.findByLabelText<HTMLInputElement>('Session Name')).value).toBe('Roll & React Session')
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/')
  press('Configure Game')
  expect(dialog().getByText('4')).toBeTruthy()
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: /^Medium/ }).checked).toBe(true)
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Standard (30 mins)' }).checked).toBe(true)
  fireEvent.click(button('More: Number of Players'))
  expect(button('More: Number of Players').disabled).toBe(true)
  fireEvent.click(button('Fewer: Number of Players'))
  fireEvent.click(button('Fewer: Number of Players'))
  expect(dialog().getByText('3')).toBeTruthy()
  expect(button('Fewer: Number of Players').disabled).toBe(true)
  fireEvent.click(button('Cancel'))
  expect(screen.getByRole('button', { name: 'Configure Game' })).toBeTruthy()
})

test('[LOCALPAGE-2] Start requires a name, and leaves the choices for the table', async () => {
  open('4')
  await screen.findByLabelText('Your Name (Host)')
  press('Configure Game')
  fireEvent.click(dialog().getByRole('radio', { name: /^Intense/ }))
  fireEvent.click(dialog().getByRole('radio', { name: 'Extended (45+ mins)' }))
  fireEvent.click(dialog().getByRole('button', { name: 'Start Game' }))
  expect(firstToast()).toMatchObject({ title: 'Name Required', text: 'Please enter your name to start this game.' })
  useToasts.setState({ shown: [] })
  fireEvent.click(button('Cancel'))
  fireEvent.change(screen.getByLabelText('Your Name (Host)'), { target: { value: '   ' } })
  press('Start Game')
  expect(firstToast()).toMatchObject({ title: 'Name Required', text: 'Please enter your name to start this game.' })
  fireEvent.change(screen.getByLabelText('Your Name (Host)'), { target: { value: ' Ann ' } })
  press('Start Game')
  expect(screen.getByText('The table')).toBeTruthy()
  const data: unknown = JSON.parse(localStorage.getItem('localGameData') ?? '')
  expect(data).toEqual({
    gameId: 4,
    gameName: 'Roll & React',
    sessionName: 'Roll & React Session',
    hostName: 'Ann',
    settings: { numPlayers: 4, intensity: 'Intense', duration: 'Extended (45+ mins)' },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

test.each([
  ['\u200b', 'Missing required information'],
  ['Ann', 'Failed to set up local game'],
])('[LOCALPAGE-2] a setup that fails for %j says so', async (name, text) => {
  open('4')
  await screen.findByLabelText('Your Name (Host)')
  press('Configure Game')
  fireEvent.click(dialog().getByRole('button', { name: 'Start Game' }))
  fireEvent.click(button('Cancel'))
  useToasts.setState({ shown: [] })
  fireEvent.change(screen.getByLabelText('Your Name (Host)'), { target: { value: name } })
  const store = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: null })
  press('Start Game')
  if (store) Object.defineProperty(globalThis, 'localStorage', store)
  expect(firstToast()).toMatchObject({ title: 'Error', text, tone: 'bad' })
})

const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

test('[LOCALPAGE-19] the dialog has a field for each player, and a player without a name gets a number', async () => {
  open('4')
  await screen.findByLabelText('Your Name (Host)')
  press('Configure Game')
  expect(dialog().getAllByRole('textbox')).toHaveLength(4)
  type('Player 1 (Host)', 'Ann')
  type('Player 2', ' Ben ')
  type('Player 4', 'ANN')
  fireEvent.click(button('Start Game'))
  expect(firstToast()?.title).toBe('Someone here already has that name. Pick another one.')
  type('Player 4', 'Dan')
  fireEvent.click(button('Start Game'))
  expect(screen.getByText('The table')).toBeTruthy()
  expect(stored('localNames')).toMatchObject({ names: ['Ann', 'Ben', 'Player 3', 'Dan'] })
})

test('[LOCALPAGE-19] without names, every chosen player has a seat, and the fields stay empty', async () => {
  open('4')
  await screen.findByLabelText('Your Name (Host)')
  press('Configure Game')
  type('Player 1 (Host)', 'Ann')
  fireEvent.click(button('Start Game'))
  expect(stored('localNames')).toMatchObject({ names: ['Ann', 'Player 2', 'Player 3', 'Player 4'] })
  cleanup()
  open('4')
  fireEvent.click(await screen.findByRole('button', { name: 'Change Settings' }))
  expect(
    dialog()
      .getAllByRole<HTMLInputElement>('textbox')
      .map((one) => one.value),
  ).toEqual(['Ann', '', '', ''])
  fireEvent.click(button('Start Game'))
  expect(stored('localNames')).toMatchObject({ names: ['Ann', 'Player 2', 'Player 3', 'Player 4'] })
})

test('[LOCALPAGE-19] fills in the known players and adjusts the number', async () => {
  const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']
  localStorage.setItem('localNames', JSON.stringify({ names, at: Date.now() }))
  open('4')
  await screen.findByLabelText('Your Name (Host)')
  press('Configure Game')
  expect(
    dialog()
      .getAllByRole<HTMLInputElement>('textbox')
      .map((one) => one.value),
  ).toEqual(names)
})

test('[LOCALPAGE-20] topics ruled out tonight hold for the whole phone, and for the next game', async () => {
  open('4')
  await screen.findByLabelText('Your Name (Host)')
  press('Configure Game')
  type('Player 1 (Host)', 'Ann')
  fireEvent.click(button('Exes'))
  fireEvent.click(button('Start Game'))
  expect(stored('localLimits')).toMatchObject({ topics: ['exes'] })
  cleanup()
  open('4')
  fireEvent.click(await screen.findByRole('button', { name: 'Change Settings' }))
  expect(button('Exes').getAttribute('aria-pressed')).toBe('true')
})
