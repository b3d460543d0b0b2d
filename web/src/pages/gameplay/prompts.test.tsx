import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameOf } from '../../games/game-of.ts'
import { fakeAudio } from '../../show/testing/fake-audio.ts'
import {
  clearTable,
  GAMES,
  leaveTable,
  open,
  openWith,
  press,
  rememberBank,
  server,
  setUp,
  turn,
} from './testing/open-table.tsx'

beforeEach(clearTable)
afterEach(leaveTable)

test('[LOCALPAGE-9] the wheel spins before its card, and stops where the card says', async () => {
  setUp(2, 2)
  await openWith(2, 'Ben')
  press('Start Game')
  vi.useFakeTimers()
  press('Show Prompt')
  const card = () => screen.getByRole('region', { name: 'Prompt' })
  expect(card().querySelector('p')).toBeNull()
  await vi.advanceTimersByTimeAsync(4300)
  await vi.waitFor(() => expect(card().querySelector('p')).not.toBeNull(), 60_000)
  expect(card().querySelector('[data-said]')?.textContent).toBe(
    `The wheel stopped on ${card().querySelector('p')?.textContent}`,
  )
})

test('[LOCALPAGE-9] the dice land on the prompt’s face', async () => {
  setUp(2, 3)
  await openWith(3, 'Ben')
  press('Start Game')
  press('Show Prompt')
  const kicker = await screen.findByText(/ · 3$/)
  expect(screen.getByText('Intensity die: 3')).toBeTruthy()
  expect(screen.getByText(`Action die: ${kicker.textContent?.split(' ')[0]?.toLowerCase()}`)).toBeTruthy()
})

test('[LOCALPAGE-9] the actor reads, starts a clock of 30 to 60 seconds, and only that shows', async () => {
  setUp(2, 4)
  await openWith(4, 'Ben')
  press('Start Game')
  press('Show Prompt')
  expect(screen.queryByRole('timer')).toBeNull()
  press(/^Start the Clock \((3|4|5|6)\d s\)$/)
  expect(screen.getByRole('timer', { name: /^Acting: \d\d seconds left$/ })).toBeTruthy()
  expect(screen.queryByText(/^Only you read this/)).toBeNull()
})

test('[LOCALPAGE-9] a fact hides its answer until someone turns it over', async () => {
  setUp(2, 5)
  await openWith(5, 'Ben')
  press('Start Game')
  press('Show Prompt')
  // First only the reader looks, and only then the others answer.
  expect(screen.queryByRole('button', { name: 'Turn It Over' })).toBeNull()
  press('Read It Out')
  expect(screen.getByText('True or false?')).toBeTruthy()
  expect(screen.queryByText(/^(True|False)!$/)).toBeNull()
  press('Turn It Over')
  await waitFor(() => expect(screen.getByText(/^(True|False)!$/)).toBeTruthy())
})

test('[LOCALPAGE-15] the player takes the truth or the dare, and Show Prompt picks one at random', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  press('Dare')
  expect(screen.getByText('Dare')).toBeTruthy()
  press('Next Player')
  press('Show Prompt')
  expect(screen.getByText(/^(Truth|Dare)$/)).toBeTruthy()
})

test('[LOCALPAGE-27] every third card is the whole table’s: read from both sides, then everyone moves, then it is counted', async () => {
  setUp(2)
  await openWith(1, 'Ben', 'Cat')
  press('Start Game')
  press('Next Player')
  press('Next Player')
  expect(screen.getByText('Everyone’s card')).toBeTruthy()
  press('Show Prompt')
  const words = screen.getAllByText('Hands up if you have')
  expect(words).toHaveLength(2)
  // The other side of the table reads it in the same size, and a screen reader reads it once.
  expect(words.filter((one) => one.closest('[aria-hidden]'))).toHaveLength(1)
  expect(screen.queryByRole('list', { name: 'Whose hands are up?' })).toBeNull()
  press('Hands Are Up')
  const hands = await screen.findByRole('list', { name: 'Whose hands are up?' })
  fireEvent.click(within(hands).getByRole('button', { name: /Ben/ }))
  press('That’s All the Hands')
  expect(screen.getByText('1 of 3: the smaller side gets paid.')).toBeTruthy()
  const paid = within(screen.getByRole('list', { name: 'Points' })).getAllByRole('listitem')
  expect(paid.map((one) => one.textContent)).toEqual(['Ben+200', 'Cat+300'])
})

test('[LOCALPAGE-26] only the reader sees what is true, and reads that, the card’s lie or one of their own', async () => {
  setUp(2, 5)
  rememberBank('baked-or-bluffing')
  await openWith(5, 'Ben')
  press('Start Game')
  press('Show Prompt')
  expect(screen.queryByText('Legit or baked?')).toBeNull()
  const lies = screen.getAllByText(/./, { selector: 'p.invisible' })
  expect(lies).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(document.querySelector('p.invisible')).toBeNull()
  press('My Own Lie')
  expect(screen.getByText(/_____/)).toBeTruthy()
  expect(screen.getByText('Legit or baked?')).toBeTruthy()
  press('Turn It Over')
  await screen.findByText('Baked!')
})

test('[LOCALPAGE-15] the others see six scenes and the clock, not which one it is', async () => {
  setUp(2, 4)
  rememberBank('roll-and-react')
  await openWith(4, 'Ben')
  press('Start Game')
  press('Show Prompt')
  press('Start the Clock (45 s)')
  const options = screen.getByRole('region', { name: 'Which one is it?' })
  expect(within(options).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByText(/^Only you read this/)).toBeNull()
})

test('[LOCALPAGE-16] this browser remembers what it showed, for its next night', async () => {
  setUp(2)
  await openWith(1, 'Ben')
  press('Start Game')
  expect(localStorage.getItem('seenCards')).toBeNull()
  press('Truth')
  expect(localStorage.getItem('seenCards')).toContain('bank-truth-or-dare-medium=')
})

test('[LOCALPAGE-13] the last round has its own screen, and a table that keeps going can stop with any turn', async () => {
  setUp(4)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  await openWith(1, 'Ben')
  press('Start Game')
  vi.spyOn(Date, 'now').mockReturnValue(30 * 60_000)
  const lap = () => {
    for (let turns = 0; turns < 2; turns++) {
      press('Show Prompt')
      press('Next Player')
    }
  }
  lap()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Last round')
  expect(screen.queryByRole('button', { name: 'Next Player' })).toBeNull()
  press('Keep Going, Up to 8 Rounds')
  expect(screen.getByText('30 minutes, as promised.')).toBeTruthy()
  lap()
  press('Crown a Winner')
  expect(screen.getByRole('heading', { name: 'Game Complete!' })).toBeTruthy()
  expect(screen.getByText('No one kept score. Everyone showed up.')).toBeTruthy()
  // Two winners with no points would say otherwise
  expect(screen.queryByRole('tab', { name: 'Podium' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Awards' }).getAttribute('aria-selected')).toBe('true')
})

test('[LOCALPAGE-35] the rules on one phone are below the players, and a change of them is said once', async () => {
  setUp(2, 5)
  await openWith(5, 'Ben')
  press('Rules')
  expect(
    within(screen.getByRole('dialog', { name: 'Baked or Bluffing?' })).getByText(/^Only the reader looks/),
  ).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  press('Start Game')
  const change = /^New from here on: the reader picks what you hear/
  expect(screen.queryByText(change)).toBeNull()
  const memory: unknown = JSON.parse(localStorage.getItem('localEvening') ?? '')
  const bluff = { kind: 'bluff', straight: 'So it is.', bent: 'So it is not.', why: 'Seen.', open: '_.' }
  const hand = [{ ids: ['x'], prompt: bluff, named: [] }]
  for (const [kinds, times] of [
    [['fact'], 1],
    [['fact', 'bluff'], 0],
    [[], 0],
  ] as const) {
    const taken = kinds.map((kind) => ({ player: 1, kind, named: [], text: '' }))
    localStorage.setItem('localEvening', JSON.stringify(Object.assign({}, memory, { hand, taken })))
    await open(5)
    await screen.findByRole('button', { name: 'Show Prompt' })
    expect(screen.queryAllByText(change)).toHaveLength(times)
  }
})

test('[LOCALPAGE-31] beside the written rounds the phone says how many minutes are left, as the setup does', async () => {
  setUp(4)
  await openWith(1, 'Ben')
  expect(screen.getByText('About 19 minutes, all 8 rounds. Ann goes first.')).toBeTruthy()
  press('Start Game')
  expect(screen.getByText('1/8 Rounds')).toBeTruthy()
  expect(screen.getByText('about 19 min left')).toBeTruthy()
})

test('[LOCALPAGE-31] a game whose one round fills its minutes begins as a beginning, not as an end', async () => {
  setUp(4, 11)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const memory = { gameId: 11, gameName: 'x', hostName: 'Ann', createdAt: '2026-11-21T20:00:00.000Z' }
  const settings = { numPlayers: 8, intensity: 'Medium', duration: 'Quick (15 mins)' }
  localStorage.setItem('localGameData', JSON.stringify({ ...memory, settings }))
  server.on('GET /api/games/11', { ...GAMES[5], maxPlayers: 8 })
  await openWith(11, 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal')
  expect(screen.getByText('About 15 minutes, 1 of 16 rounds. You can keep going. Ann goes first.')).toBeTruthy()
  press('Start Game')
  expect(turn()).toBe('One big round')
  expect(screen.getByText('With 8 players, that takes about your 15 minutes.')).toBeTruthy()
  press('Start the Round')
  expect(turn()).toBe('Ann')
})

test('[LOCALPAGE-13] an announced last round counts double and leads to the podium', async () => {
  setUp(4)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  await openWith(1, 'Ben')
  press('Start Game')
  vi.spyOn(Date, 'now').mockReturnValue(30 * 60_000)
  press('Next Player')
  press('Next Player')
  press('Play the Last Round')
  expect(screen.getByText('Double')).toBeTruthy()
  expect(screen.queryByText('30 minutes, as promised.')).toBeNull()
  press('Next Player')
  press('Next Player')
  expect(screen.getByRole('heading', { name: 'Game Complete!' })).toBeTruthy()
})

test('[LOCALPAGE-25] one Start leads from the setup to the first card, and going back starts nothing', async () => {
  rememberBank('never-have-i-ever')
  localStorage.setItem('localNames', JSON.stringify({ names: ['Ann', 'Ben'], at: Date.now() }))
  setUp(2, 5)
  await open(5, { starts: true })
  expect(await screen.findByText('Up now')).toBeTruthy()
  expect(turn()).toBe('Ann')
  press('End Game Early')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Game' }))
  press('Play Again')
  expect(screen.getByRole('button', { name: 'Start Game' })).toBeTruthy()
})

test.each([
  [1, 'truth-or-dare', 'Truth', 'Picks one for you'],
  [2, 'spin-the-stash', 'Give it a spin.', 'Spins the wheel'],
  [3, 'high-rollers', 'Pick them up and roll.', 'Rolls the dice'],
])('[LOCALPAGE-25] [LOCALPAGE-36] game %i leaves its first card to a hand: %s', async (id, slug, words, does) => {
  rememberBank(slug)
  localStorage.setItem('localNames', JSON.stringify({ names: ['Ann', 'Ben'], at: Date.now() }))
  setUp(2, id)
  await open(id, { starts: true })
  expect(await screen.findByText('Pass the phone to')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  const note = screen.getByRole('button', { name: 'Show Prompt' }).getAttribute('aria-describedby')
  expect(document.getElementById(note ?? '')?.textContent).toBe(does)
})

test.each([
  ['wheel', 2, 'Give it a spin.', 'rotate(', 1],
  ['dice', 3, 'Pick them up and roll.', 'translate(', 2],
] as const)(
  '[LOCALPAGE-15] the %s follow a finger, and spin off when it lets go',
  async (_, id, thing, moved, spinning) => {
    setUp(2, id)
    await openWith(id, 'Ben')
    press('Start Game')
    const toy = screen.getByText(thing).closest<HTMLElement>('[aria-hidden]')
    if (!toy) throw new Error('nothing to take hold of')
    fireEvent.pointerDown(toy, { clientX: 10, clientY: 10 })
    fireEvent.pointerMove(toy, { clientX: 30, clientY: -40 })
    expect(toy.firstElementChild?.getAttribute('style')).toContain(moved)
    expect(screen.getByRole('button', { name: 'Show Prompt' })).toBeTruthy()
    const turned: string[] = []
    // The toys use only these of an animation's fields; jsdom has none.
    Element.prototype.animate = (frames) => {
      turned.push(JSON.stringify(frames))
      return { cancel: () => {}, currentTime: 0 } as unknown as Animation
    }
    fireEvent.pointerUp(toy)
    Reflect.deleteProperty(Element.prototype, 'animate')
    expect(screen.getByRole('button', { name: 'Next Player' })).toBeTruthy()
    expect(turned.filter((frames) => frames.includes('rotate'))).toHaveLength(spinning)
  },
)

test('[MUSIC-7] sounds on one phone have the chord of its room', async () => {
  setUp(2, 5)
  const audio = fakeAudio()
  const heard = (sting: 'turn' | 'reveal' | 'win', slug: string) => [
    audio.heard(sting, gameOf(slug)?.chord),
    audio.heard(sting),
  ]
  await openWith(5, 'Ben')
  press('Start Game')
  expect(heard('turn', 'baked-or-bluffing')).toEqual([1, 0])
  press('Show Prompt')
  expect(heard('reveal', 'baked-or-bluffing')).toEqual([1, 0])
  press('Read It Out')
  audio.started.length = 0
  press('Turn It Over')
  expect(heard('reveal', 'baked-or-bluffing')).toEqual([1, 0])
  press('Next Player')
  expect(heard('turn', 'baked-or-bluffing')).toEqual([1, 0])
})

test("[MUSIC-7] a scene's last seconds and its end have the room's chord, too", async () => {
  setUp(2, 4)
  const audio = fakeAudio()
  await openWith(4, 'Ben')
  press('Start Game')
  press('Show Prompt')
  vi.useFakeTimers()
  press(/^Start the Clock/)
  audio.started.length = 0
  await vi.advanceTimersByTimeAsync(61_000)
  expect([audio.heard('win', gameOf('roll-and-react')?.chord), audio.heard('win')]).toEqual([1, 0])
  expect(audio.heard('tick', gameOf('roll-and-react')?.chord)).toBeGreaterThanOrEqual(5)
  expect(audio.heard('tick')).toBe(0)
})
