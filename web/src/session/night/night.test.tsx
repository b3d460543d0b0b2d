import type { Game, NightGame, SessionView } from '@highjinks/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { useSession } from '../session-store.ts'
import { crownedOf } from './crown.ts'
import { Enough } from './enough.tsx'
import { HeatDial } from './heat-dial.tsx'
import { NextVote } from './next-vote.tsx'
import { NightTable } from './night-table.tsx'
import { OwnLines } from './own-lines.tsx'
import { QuoteNote } from './quote-note.tsx'
import { UntilSelect } from './until-select.tsx'

afterEach(() => {
  cleanup()
  useSession.setState({ own: {} })
})

type Session = SessionView['session']
const NAMES = ['Ann', 'Bob', 'Cat']

function viewOf(change: Partial<Session> = {}, tonight: readonly number[] = [0, 0, 0]): SessionView {
  const { view } = shown(1, { players: NAMES, status: 'over' })
  const players = view.players.map((player, i) => ({ ...player, tonight: tonight[i] ?? 0 }))
  return { ...view, players, session: { ...view.session, ...change } }
}

const game = (id: number, name: string): Game => ({
  id,
  slug: name.toLowerCase(),
  name,
  description: '',
  instructions: '',
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 8,
  duration: '15-45 min',
  imageUrl: `/covers/${id}.webp`,
  featured: false,
})
const GAMES = [game(1, 'Dares'), game(2, 'Wheel'), game(3, 'Dice')]
const own = (change: object) => ({
  topics: [],
  canBeNamed: true,
  offers: [],
  cards: [],
  beginning: null,
  keepable: [],
  written: [],
  quote: null,
  nextVote: null,
  firstBet: null,
  hasEnough: false,
  knocks: [],
  ...change,
})

test('[NIGHT-8] after a game everyone votes for one of three and sees the counts, and the host decides', () => {
  const send = vi.fn<() => void>()
  const view = viewOf({ nextGames: [1, 2, 3], nextVotes: [{ gameId: 2, votes: 2 }] })
  useSession.setState({ own: { Bob: own({ nextVote: 2 }) } })
  const { rerender } = render(<NextVote view={view} me="Bob" games={GAMES} isBusy={false} send={send} />)
  expect(screen.getByRole('button', { name: /Wheel/, pressed: true }).textContent).toContain('2 votes')
  fireEvent.click(screen.getByRole('button', { name: 'Dice' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'vote-next', gameId: 3 })
  expect(screen.queryByRole('button', { name: 'Play Dice' })).toBeNull()
  rerender(<NextVote view={view} me="Ann" games={GAMES} isBusy={false} send={send} />)
  expect(screen.getAllByRole('button')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Dice' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'vote-next', gameId: 3 })
  act(() => useSession.setState({ own: { Ann: own({ nextVote: 3 }) } }))
  fireEvent.click(screen.getByRole('button', { name: 'Play Dice' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'play-next', gameId: 3 })
  rerender(<NextVote view={view} me={null} games={GAMES} isBusy={false} send={send} />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Dares', 'Wheel2 votes', 'Dice'])
})

type Stage = NonNullable<Session['next']>['stage']
const upNext = (stage: Stage, isLast = false) =>
  viewOf({ nextGames: [1, 2, 3], next: { games: [1, 2, 3], isLast, stage } })
const CHOSEN: Stage = { kind: 'chosen', gameId: 2, tied: [], startsAt: Date.now() + 8000 }

test('[NIGHT-19] the vote has a clock; every screen names the winner, and any seated player can say “Not yet”', () => {
  const send = vi.fn<() => void>()
  const vote = upNext({ kind: 'vote', from: 0, endsAt: Date.now() + 30_000 })
  const { rerender } = render(<NextVote view={vote} me="Bob" games={GAMES} isBusy={false} send={send} />)
  expect(screen.getByRole('heading', { name: /^What next\?/ }).textContent).toContain('The winner starts on its own.')
  expect(screen.getByRole('timer', { name: /^Vote: \d+ seconds left/ })).toBeTruthy()
  for (const me of ['Ann', null]) {
    rerender(<NextVote view={vote} me={me} games={GAMES} isBusy={false} send={send} />)
    expect(screen.getByRole('heading', { name: /^What next\?/ }).textContent).toContain('The winner starts')
  }
  rerender(<NextVote view={upNext(CHOSEN)} me="Bob" games={GAMES} isBusy={false} send={send} />)
  expect(screen.getByRole('heading', { name: /^Next: Wheel/ })).toBeTruthy()
  expect(screen.getByRole('timer', { name: /^Starts: \d+ seconds left/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'not-yet' })
  rerender(<NextVote view={upNext(CHOSEN)} me={null} games={GAMES} isBusy={false} send={send} />)
  expect(screen.getByRole('heading', { name: /^Next: Wheel/ })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<NextVote view={upNext({ kind: 'rest' })} me="Bob" games={GAMES} isBusy={false} send={send} />)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('heading', { name: /Vote\. Ann picks\./ })).toBeTruthy()
})

test('[NIGHT-20] names a tie, and says that the game was drawn', () => {
  const view = upNext({ ...CHOSEN, tied: [1, 2] })
  render(<NextVote view={view} me={null} games={GAMES} isBusy={false} send={() => {}} />)
  const won = [...document.querySelectorAll('[data-won]')].map((card) => [
    card.textContent,
    card.getAttribute('data-won'),
  ])
  expect(won).toEqual([
    ['Dares', 'tie'],
    ['Wheel', 'game'],
  ])
  expect(screen.getByRole('heading', { name: /^Next: Wheel A tie! We drew lots\./ })).toBeTruthy()
})

test('[NIGHT-21] announces the last game of the night, and says so if nothing fits', () => {
  const { rerender } = render(
    <NextVote view={upNext({ kind: 'rest' }, true)} me="Bob" games={GAMES} isBusy={false} send={() => {}} />,
  )
  expect(screen.getByRole('heading', { name: /^Last game of the night\?/ })).toBeTruthy()
  const none = viewOf({
    until: Date.parse('2026-11-28T23:00:00'),
    next: { games: [], isLast: true, stage: { kind: 'rest' } },
  })
  rerender(<NextVote view={none} me="Bob" games={GAMES} isBusy={false} send={() => {}} />)
  expect(screen.getByText('Nothing fits before 11:00 PM. Good night!')).toBeTruthy()
})

test('[NIGHT-21] the host chooses an end time in half hours, or none', () => {
  const send = vi.fn<(intent: object) => void>()
  vi.useFakeTimers({ now: new Date('2026-11-28T21:10:00') })
  const { rerender } = render(<UntilSelect until={null} send={send} />)
  const list = screen.getByRole('combobox', { name: 'Play until' })
  expect(
    within(list)
      .getAllByRole('option')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['Whenever', '9:30 PM', '10:00 PM'])
  const at = Date.parse('2026-11-28T22:00:00')
  fireEvent.change(list, { target: { value: `${at}` } })
  expect(send).toHaveBeenLastCalledWith({ type: 'until', at })
  rerender(<UntilSelect until={at} send={send} />)
  fireEvent.change(list, { target: { value: 'open' } })
  expect(send).toHaveBeenLastCalledWith({ type: 'until', at: null })
  vi.useRealTimers()
})

test('[NIGHT-22] a player who has had enough says so in private, and can take it back', () => {
  const send = vi.fn<() => void>()
  useSession.setState({ own: { Bob: own({ hasEnough: false }) } })
  render(<Enough me="Bob" send={send} />)
  fireEvent.click(screen.getByRole('button', { name: 'Enough for me' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'enough', wanted: true })
  act(() => useSession.setState({ own: { Bob: own({ hasEnough: true }) } }))
  fireEvent.click(screen.getByRole('button', { name: 'I’m back in: keep going' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'enough', wanted: false })
})

test('[NIGHT-23] at the podium the author of the favorite line is asked, once, whether it may be quoted', () => {
  const send = vi.fn<() => void>()
  useSession.setState({ own: { Bob: own({ quote: { id: 'line1', text: 'Mostly cheese' } }), Ann: own({}) } })
  const { rerender } = render(<QuoteNote view={viewOf({ status: 'over' })} me="Bob" send={send} />)
  expect(screen.getByText(/^“Mostly cheese”/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Quote me' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'quote', line: 'line1', isAllowed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Don’t' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'quote', line: 'line1', isAllowed: false })
  rerender(<QuoteNote view={viewOf({ status: 'over' })} me="Ann" send={send} />)
  expect(screen.queryByText(/Mostly cheese/)).toBeNull()
})

test('[NIGHT-9] everyone sees the heat, the host turns and holds it, and anyone can ask for less in private', () => {
  const send = vi.fn<() => void>()
  const view = viewOf({ heat: { level: 2, isHeld: false } })
  const { rerender } = render(<HeatDial view={view} me="Bob" send={send} />)
  expect(screen.getByText('2 of 3 flames')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cooler, please' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'cooler' })
  rerender(<HeatDial view={view} me="Ann" send={send} />)
  fireEvent.click(screen.getByRole('radio', { name: '3 flames' }))
  expect(send).toHaveBeenLastCalledWith({ type: 'heat', level: 3, isHeld: false })
  fireEvent.click(screen.getByRole('switch', { name: /^Keep it there/ }))
  expect(send).toHaveBeenLastCalledWith({ type: 'heat', level: 2, isHeld: true })
})

test("[NIGHT-10] the player's settings list their lines of tonight, to take back", () => {
  const send = vi.fn<() => void>()
  useSession.setState({ own: { Bob: own({ written: [{ id: 'l1', text: 'A lamp that knows' }] }) } })
  render(<OwnLines me="Bob" send={send} />)
  expect(screen.getByText('“A lamp that knows”')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'withdraw', id: 'l1' })
})

const played: NightGame = {
  slug: 'dares',
  places: [
    { id: 'Bob', name: 'Bob', score: 900, place: 1 },
    { id: 'Gone', name: 'Gus', score: 900, place: 1 },
  ],
  awards: [{ id: 'Bob', title: 'Open book' }],
}

test('[NIGHT-11] shows the night: scores, crown, titles, winners, and the best line', () => {
  const view = viewOf(
    { night: [played, { ...played, slug: 'wheel', awards: [] }], bestLine: { by: 'Cat', text: 'Legally, a soup' } },
    [100, 1800, 300],
  )
  render(<NightTable view={view} me="Ann" games={GAMES} />)
  const [first] = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  expect(first?.textContent).toBe('BobWearing tonight’s crownOpen book1,800')
  // Gus won twice and left: the night keeps him, and the crown is for someone who is here
  const rows = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toContain('Gusleft early1,800')
  expect(screen.getByText('“Legally, a soup”')).toBeTruthy()
  expect(screen.getByText('Dares: Bob and Gus')).toBeTruthy()
  expect(screen.getByText('Wheel: Bob and Gus')).toBeTruthy()
})

const [BOB, ANN, CAT] = ['Bob', 'Ann', 'Cat'].map((id) => ({ id, name: id }))
test.each([
  [[BOB], 2, undefined, '2 of 3 bets said Bob would win the first game.'],
  [[ANN], 3, [], '3 of 3 bets said you would win the first game. No one was right.'],
  [[{ id: 'Gone', name: 'Gus' }], 2, [CAT], '2 of 3 bets said Gus would win the first game. Cat was right.'],
  [[BOB], 2, [ANN], '2 of 3 bets said Bob would win the first game. You were right.'],
  [[BOB], 2, [BOB, ANN], '2 of 3 bets said Bob would win the first game. Bob and you were right.'],
  [[BOB, CAT], 1, [CAT], 'The bets on who’d win the first game were tied: Bob and Cat, 1 each. Cat was right.'],
])('[NIGHT-16] the night tells whom the lobby bet on, and who was right: %j', (people, bets, right, words) => {
  const favorite = {
    people: people.flatMap((one) => one ?? []),
    bets,
    of: 3,
    right: right?.flatMap((one) => one ?? []),
  }
  render(<NightTable view={viewOf({ night: [played], favorite })} me="Ann" games={GAMES} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('[NIGHT-11] no one has the crown before there are points, or while two lead', () => {
  expect(crownedOf(viewOf())).toBeNull()
  expect(crownedOf(viewOf({}, [500, 500, 1]))).toBeNull()
  expect(crownedOf(viewOf({}, [500, 501, 1]))).toBe('Bob')
})
