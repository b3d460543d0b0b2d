import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearTable,
  GAMES,
  leaveTable,
  names,
  open,
  openWith,
  press,
  rememberBank,
  server,
  setUp,
  turn,
  write,
} from './testing/open-table.tsx'

beforeEach(clearTable)
afterEach(leaveTable)

const prompt = () => screen.getByRole('region', { name: 'Prompt' })
const paid = () =>
  within(screen.getByRole('list', { name: 'Points' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent)
const faces = (label: string) => within(screen.getByRole('list', { name: label }))

const nextPlayer = () => screen.getByRole('button', { name: 'Next Player' })

async function begin(id: number, ...others: string[]) {
  setUp(2, id)
  await openWith(id, ...others)
  press('Start Game')
}

test('[LOCALPAGE-21] the next player judges; Next Player is there even before a card turns, and scores nothing', async () => {
  await begin(1, 'Ben')
  press('Next Player')
  press('Dare')
  expect(screen.getByRole('region', { name: 'Thumbs on three: will Ben do it?' })).toBeTruthy()
  press('Down')
  expect(screen.getByRole('region', { name: 'Ann takes the phone and judges' })).toBeTruthy()
  // Out of an impatient thumb's way before the verdict, and the one thing to press after it.
  expect(nextPlayer().closest('main')).toBeNull()
  press('Legend')
  expect(nextPlayer().closest('main')).not.toBeNull()
  expect(nextPlayer().className).toContain('bg-lime')
  expect(within(prompt()).getByText('Legend!')).toBeTruthy()
  expect(paid()).toEqual(['Ben+1,100'])
  expect(screen.getByText('900 for a legend; 200 more, because you all doubted it.')).toBeTruthy()
  press('Next Player')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  press('Skip the drumroll')
  expect(screen.getByText('Ben wins!')).toBeTruthy()
})

test('[LOCALPAGE-30] before a turn is done Next Player says that it skips someone, and one tap undoes it', async () => {
  await begin(5, 'Ben', 'Cat')
  const note = () => document.getElementById(nextPlayer().getAttribute('aria-describedby') ?? '')?.textContent
  expect(note()).toBe('Skips Ann')
  press('Show Prompt')
  press('Read It Out')
  fireEvent.click(faces('Hands up for Legit! Who says it’s true?').getByRole('button', { name: /Ben/ }))
  expect(note()).toBe('Skips Ann')
  expect(screen.queryByText('You skipped Ann.')).toBeNull()
  const card = prompt().textContent
  press('Next Player')
  expect(turn()).toBe('Ben')
  expect(screen.getByText('You skipped Ann.')).toBeTruthy()
  press('Undo')
  expect(turn()).toBe('Ann')
  expect(prompt().textContent).toBe(card)
  press('Turn It Over')
  expect(note()).toBeUndefined()
  press('Next Player')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('[LOCALPAGE-30] the bonus of a round is as hard to miss as a card, also before the last round', async () => {
  await begin(1, 'Ben', 'Cat')
  for (const name of ['Ann', 'Ben']) {
    press('Truth')
    press('Up')
    press('Did it')
    press('Next Player')
    expect(screen.queryByText(`You skipped ${name}.`)).toBeNull()
  }
  press('Next Player')
  expect(screen.getByText('You skipped Cat.')).toBeTruthy()
  press('Undo')
  expect(turn()).toBe('Cat')
})

test('[LOCALPAGE-21] a card can be swapped once or skipped', async () => {
  await begin(1, 'Ben')
  press('Truth')
  const first = prompt().textContent
  press('Swap It')
  expect(prompt().textContent).not.toBe(first)
  expect(screen.queryByRole('button', { name: 'Swap It' })).toBeNull()
  press('Skip It')
  expect(within(prompt()).getByText('Skipped')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Points' })).toBeNull()
})

test('[LOCALPAGE-21] believers are tapped by face, and a reload loses none of the taps', async () => {
  rememberBank('baked-or-bluffing')
  await begin(5, 'Ben', 'Cat')
  press('Show Prompt')
  press('Read the Lie')
  server.reset()
  await open(5)
  await screen.findByText('Legit or baked?')
  fireEvent.click(faces('Hands up for Legit! Who says it’s true?').getByRole('button', { name: /Ben/ }))
  await open(5)
  const ben = (await screen.findByRole('list', { name: 'Hands up for Legit! Who says it’s true?' })).querySelector(
    '[aria-pressed="true"]',
  )
  expect(ben?.textContent).toContain('Ben')
  press('Turn It Over')
  expect(paid()).toEqual(['Ann+500', 'Cat+500'])
})

test('[LOCALPAGE-21] a version chosen in the previous release is still chosen', async () => {
  rememberBank('baked-or-bluffing')
  await begin(5, 'Ben')
  press('Show Prompt')
  const memory: unknown = JSON.parse(localStorage.getItem('localEvening') ?? '')
  const before = Object.assign({}, memory, { progress: { at: 1, chance: 0.5, reading: 'bent', opened: null } })
  for (const key of ['answers', 'isSwapped', 'house', 'scores', 'moments']) Reflect.deleteProperty(before, key)
  localStorage.setItem('localEvening', JSON.stringify(before))
  await open(5)
  expect(await screen.findByText('Legit or baked?')).toBeTruthy()
})

test('[LOCALPAGE-21] a scene stops when someone guesses it, and players are tapped in order', async () => {
  await begin(4, 'Ben', 'Cat')
  press('Show Prompt')
  press(/^Start the Clock/)
  expect(screen.queryByRole('list', { name: /^Who got it/ })).toBeNull()
  press('Someone Saw It')
  const who = await screen.findByRole('list', { name: /^Who got it/ })
  fireEvent.click(within(who).getByRole('button', { name: /Cat/ }))
  fireEvent.click(within(who).getByRole('button', { name: /Ben/ }))
  expect(within(who).getByRole('button', { name: /Cat/ }).textContent).toBe('Cat1st')
  const isDeaf = () => document.documentElement.classList.contains('is-deaf')
  expect(isDeaf()).toBe(false)
  press('That’s Everyone')
  expect(paid()).toEqual(['Ann+200', 'Ben+150', 'Cat+200'])
  // A second tap would turn away what no one has read.
  expect(isDeaf()).toBe(true)
})

test('[LOCALPAGE-21] if a face has several answers, each tap shows the next one, and then none', async () => {
  await begin(11, 'Ben', 'Cat')
  press('Show Prompt')
  press('Second')
  const question = 'Which one’s the lie? On three, show 1, 2, or 3 fingers. Tap each face until it matches'
  const ben = faces(question).getByRole<HTMLButtonElement>('button', { name: /Ben/ })
  for (const said of ['First', 'Second', 'Third', '']) {
    fireEvent.click(ben)
    expect(ben.textContent).toBe(`Ben${said}`)
  }
})

test('[LOCALPAGE-28] people come and go during a game: turns skip players who left, and a newcomer is next', async () => {
  await begin(3, 'Ben', 'Cat')
  const leave = (name: RegExp) => {
    press('Someone Left')
    fireEvent.click(faces('Who left?').getByRole('button', { name }))
  }
  leave(/Ben/)
  expect(names().map((one) => one.textContent)).toEqual(['AnnHostCurrent Turn', 'BenLeft', 'Cat'])
  press('Next Player')
  expect(turn()).toBe('Cat')
  press('Add Player')
  write('Player Name', 'Dan')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Player' }))
  press('Next Player')
  expect(turn()).toBe('Dan')
  // A player's turn ends when they leave.
  leave(/Dan/)
  expect(turn()).toBe('Ann')
  leave(/Cat/)
  expect(turn()).toBe('Ann')
  const { useToasts } = await import('../../ui/overlay/toast-store.ts')
  expect(useToasts.getState().shown[0]?.title).toBe('Two are left')
  server.reset()
  await open(3)
  await screen.findByRole('button', { name: 'Someone Left' })
  expect(names().map((one) => one.textContent)).toEqual(['AnnHostCurrent Turn', 'BenLeft', 'Cat', 'DanLeft'])
})

test('[LOCALPAGE-28] a player who left is on neither side when hands are counted', async () => {
  server.on('GET /api/games/7', { ...GAMES[0], id: 7, slug: 'never-have-i-ever', name: 'Never Have I Ever' })
  await begin(7, 'Ben', 'Cat')
  press('Someone Left')
  fireEvent.click(faces('Who left?').getByRole('button', { name: /Cat/ }))
  press('Show Prompt')
  press('1')
  fireEvent.click(faces('Raise your hand if you have.').getByRole('button', { name: /Ann/ }))
  press('Count the Hands')
  expect(within(prompt()).getByRole('region', { name: '1 never' })).toBeTruthy()
})

test('[LOCALPAGE-22] score, picture, awards and night are behind the podium, and nothing that no one counted', async () => {
  await begin(1, 'Ben')
  press('Dare')
  press('Up')
  press('Did it')
  press('Next Player')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Game Complete!' })).toBeTruthy()
  expect(screen.queryByText('Ann wins!')).toBeNull()
  server.reset()
  await open(1)
  expect(await screen.findByText('Ann wins!')).toBeTruthy()
  // Ben has no points, and so no plinth.
  expect(faces('Podium').queryByRole('listitem', { name: 'Place 2' })).toBeNull()
  expect(faces('Everyone else').getAllByRole('listitem')[0]?.textContent).toBe('Place 2Ben0')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Awards' }))
  expect(faces('Awards').getAllByRole('listitem')[0]?.textContent).toBe('Bravest on the couchAnn did the dare')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Night' }))
  expect(
    faces('Tonight')
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Ann1 game600', 'Ben1 game0'])
})

test("[LOCALPAGE-23] another game has the same people, the night's scores, and no title twice", async () => {
  server.on('GET /api/games', GAMES)
  await begin(1, 'Ben')
  press('Dare')
  press('Up')
  press('Did it')
  press('Next Player')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  press('Skip the drumroll')
  fireEvent.click(await screen.findByRole('button', { name: 'High Rollers' }))
  await screen.findByRole('button', { name: 'Add Player' })
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost', 'Ben'])
  expect(JSON.parse(localStorage.getItem('localGameData') ?? '')).toMatchObject({ gameId: 3, hostName: 'Ann' })
  press('Start Game')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Night' }))
  expect(faces('Tonight').getAllByRole('listitem')[0]?.textContent).toBe('Ann2 games600')
})

test('[LOCALPAGE-33] the players below the card have their points as soon as anyone has', async () => {
  await begin(1, 'Ben')
  expect(names().map((one) => one.textContent)).toEqual(['AnnHostCurrent Turn', 'Ben'])
  press('Dare')
  press('Up')
  press('Did it')
  press('Next Player')
  expect(names().map((one) => one.textContent)).toEqual(['Ann600 pointsHost', 'Ben0 pointsCurrent Turn'])
})

test('[LOCALPAGE-34] who is pointed at defends themselves, and the phone says who takes it', async () => {
  await begin(2, 'Ben', 'Cat')
  const memory: unknown = JSON.parse(localStorage.getItem('localEvening') ?? '')
  const hand = [{ ids: ['x'], prompt: { kind: 'spin', segment: 'Point', text: 'Who?' }, named: [] }]
  const progress = { at: 1, chance: 0.5, opened: null }
  localStorage.setItem('localEvening', JSON.stringify(Object.assign({}, memory, { hand, shown: 0, progress })))
  await open(2)
  fireEvent.click(
    (await screen.findByRole('list', { name: 'Who got the most fingers?' })).querySelectorAll('button')[1] ??
      document.body,
  )
  expect(screen.getByRole('region', { name: /^Ben, defend yourself! Cat takes the phone and judges$/ })).toBeTruthy()
})

test('[LOCALPAGE-34] the end of a turn’s clock says so', async () => {
  await begin(1, 'Ben')
  vi.useFakeTimers()
  press('Dare')
  await vi.advanceTimersByTimeAsync(52_000)
  expect(screen.getByRole('timer')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3000)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Time! Wrap it up.')).toBeTruthy()
})

test('[LOCALPAGE-32] a face belongs to a name all night, and the night lists those who left', async () => {
  server.on('GET /api/games', GAMES)
  await begin(1, 'Ben', 'Cat')
  const faceOf = (name: string) =>
    names()
      .find((one) => one.textContent?.startsWith(name))
      ?.querySelector('svg.avatar')?.innerHTML
  const cat = faceOf('Cat')
  expect(new Set(['Ann', 'Ben', 'Cat'].map(faceOf)).size).toBe(3)
  press('Someone Left')
  fireEvent.click(faces('Who left?').getByRole('button', { name: /Ben/ }))
  press('Dare')
  press('Up')
  press('Did it')
  press('Next Player')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  press('Skip the drumroll')
  // The scores first, then the picture.
  expect(screen.getByRole('tab', { name: 'Podium' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.click(await screen.findByRole('button', { name: 'High Rollers' }))
  await screen.findByRole('button', { name: 'Add Player' })
  expect(names().map((one) => one.textContent)).toEqual(['AnnHost', 'Cat'])
  expect(faceOf('Cat')).toBe(cat)
  press('Start Game')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Night' }))
  const night = faces('Tonight').getAllByRole('listitem')
  expect(night.map((one) => one.textContent)).toEqual(['Ann2 games600', 'Cat2 games0', 'Ben1 game0'])
})
