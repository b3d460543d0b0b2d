import type { LeaderboardEntry, UserEntry } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someChallenge, someUser } from '../../lib/testing/rows.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { keepUser, logout } from '../account/account.ts'
import { ChallengesPage } from './challenges-page.tsx'
import { forgetStandings } from './standings.ts'

const ANN = someUser({ id: 'u9', firstName: 'Ann', createdAt: '2026-03-14T12:00:00.000Z' })
const WEEK = someChallenge()
const ENTRY: UserEntry = {
  challengeId: WEEK.id,
  userId: ANN.id,
  score: 0,
  rank: 7,
  verified: false,
  joinedAt: '2026-11-17T00:00:00.000Z',
}
const row = (rank: number, more: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  userId: `u-${rank}`,
  username: `player ${rank}`,
  firstName: null,
  score: 1000 - rank,
  rank,
  verified: false,
  ...more,
})
const CURRENT = 'GET /api/challenges/current'
const BOARD = 'GET /api/challenges/leaderboard?challengeId=2026-w47'
const MINE = 'GET /api/challenges/user-entry?challengeId=2026-w47&userId=u9'
/** Each way a call fails without a refusal, and its words. */
const FAULTS = [
  [null, 'We can’t reach the server. Check your connection and try again.'],
  [429, 'That was a lot of tries. Wait a minute and try again.'],
  [500, 'Something went wrong on our side. Please try again.'],
  [503, 'It should be back in a moment. Try again.'],
] as const
const server = fakeServer()
const firstToast = () => useToasts.getState().shown[0]
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }))
const rows = () => screen.getAllByRole('listitem').map((one) => one.textContent)

function open() {
  render(
    <MemoryRouter initialEntries={['/challenges']}>
      <Routes>
        <Route path="/challenges" element={<ChallengesPage />} />
        <Route path="/auth" element={<p>The door</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  server.reset()
  server.on(CURRENT, WEEK)
  server.on(BOARD, [])
  server.on(MINE, null)
  localStorage.clear()
  useToasts.setState({ shown: [] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  logout()
  forgetStandings()
})

test.each([
  ['2026-11-18T21:58:30.000Z', '4 days left', '4 days, 2 hours and 1 minutes left', 3],
  ['2026-11-21T12:00:00.000Z', '1 day left', '1 days, 12 hours and 0 minutes left', 6],
  ['2026-11-22T20:00:00.000Z', 'Ending today', '0 days, 4 hours and 0 minutes left', 7],
])('[CHALLPAGE-1] at %s: %s', async (now, badge, left, gone) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  open()
  expect(await screen.findByText(badge)).toBeTruthy()
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe(left)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(gone))
  expect(screen.getByText('Mon, Nov 16')).toBeTruthy()
  expect(screen.getByText('Sun, Nov 22, midnight UTC')).toBeTruthy()
  expect(screen.getByText(/^\w{3}, Nov 2\d, \d+:\d\d [AP]M your time$/)).toBeTruthy()
  expect(screen.getByText('The Stone Face.')).toBeTruthy()
})

test('[CHALLPAGE-1] the week’s game is one tap away', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Play Baked or Bluffing? Now' })
  expect(link.getAttribute('href')).toBe('/games/baked-or-bluffing')
})

test.each([[null], [{ ...WEEK, isActive: false }]])('[CHALLPAGE-2] without an active challenge: %j', async (answer) => {
  server.on(CURRENT, answer)
  open()
  expect(await screen.findByRole('heading', { name: 'No Active Challenge' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse Games' }).getAttribute('href')).toBe('/games')
  expect(screen.queryByText(/sample/i)).toBeNull()
})

test('[CHALLPAGE-3] after a failed call, shows a labeled sample until the call succeeds', async () => {
  server.on(CURRENT, { message: 'Away', code: 'unavailable' }, 503)
  open()
  await screen.findByText('Sample challenge')
  tab('Leaderboard')
  expect(rows()[1]).toContain('The Cat with the Halo, windowsill')
  tab('How It Works')
  expect(screen.getByText(/room for 50/)).toBeTruthy()
  server.on(CURRENT, WEEK)
  press('Try Again')
  await waitFor(() => expect(screen.queryByText('Sample challenge')).toBeNull())
})

test('[CHALLPAGE-3] a leaderboard that fails is a sample of its own', async () => {
  server.on(BOARD, { message: 'Away', code: 'unavailable' }, 503)
  open()
  await screen.findByRole('heading', { name: WEEK.title })
  tab('Leaderboard')
  expect(await screen.findByText('Sample leaderboard')).toBeTruthy()
  server.on(BOARD, [row(1)])
  press('Try Again')
  await waitFor(() => expect(screen.queryByText('Sample leaderboard')).toBeNull())
  expect(screen.getByText('player 1')).toBeTruthy()
})

test("[CHALLPAGE-3] if my own entry can't be read, a labeled sample replaces it until it can", async () => {
  keepUser(ANN)
  server.on(MINE, { message: 'Away', code: 'unavailable' }, 503)
  open()
  await screen.findByText('Sample status')
  expect(screen.getByText('515')).toBeTruthy()
  expect(screen.queryByLabelText('Your score')).toBeNull()
  server.on(MINE, ENTRY)
  press('Try Again')
  expect(await screen.findByLabelText('Your score')).toBeTruthy()
  expect(screen.queryByText('Sample status')).toBeNull()
})

test.each(FAULTS)('[CHALLPAGE-9] each sample says why it stands there (%s): %s', async (status, happened) => {
  keepUser(ANN)
  const answers = [
    [CURRENT, WEEK, 'Sample challenge'],
    [BOARD, [row(1)], 'Sample leaderboard'],
    [MINE, ENTRY, 'Sample status'],
  ] as const
  server.unplug()
  if (status !== null) for (const [call] of answers) server.on(call, '', status)
  open()
  for (const [call, answer, title] of answers) {
    if (call === BOARD) tab('Leaderboard')
    if (call === MINE) tab('Current Challenge')
    const note = (await screen.findByText(title)).closest('[data-said]')
    expect(note?.textContent).toBe(`${title}${happened}This is a sample of how it looks. None of it is real.Try Again`)
    server.on(call, answer)
    press('Try Again')
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  }
})

test("[CHALLPAGE-3] the sample has the names of the covers' cast, none of it verified", async () => {
  server.on(BOARD, { message: 'Away', code: 'unavailable' }, 503)
  open()
  await screen.findByRole('heading', { name: WEEK.title })
  tab('Leaderboard')
  await screen.findByText('Sample leaderboard')
  press('View Full Leaderboard')
  for (const name of [
    'The Cat with the Halo, windowsill',
    'The Dice on Skates, cloud nine',
    'The Dragon, center stage',
    'The Toast, top rack',
    'The Potted Plant, parlor',
    'The Cloud in Joke Glasses, third from the left',
  ])
    expect(screen.getByText(name)).toBeTruthy()
  expect(screen.queryByLabelText('Verified')).toBeNull()
})

test('[CHALLPAGE-4] a guest who wants to join goes to the login', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Join Challenge' }))
  expect(firstToast()).toMatchObject({
    title: 'Login required',
    text: 'You need to be logged in to join the challenge',
  })
  expect(screen.getByText('The door')).toBeTruthy()
  expect(server.sentTo(MINE)).toEqual([])
})

test("[CHALLPAGE-4] joining shows the user's rank right away", async () => {
  keepUser(ANN)
  server.on('POST /api/challenges/join', ENTRY)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Join Challenge' }))
  expect(await screen.findByRole('heading', { name: 'Your Status' })).toBeTruthy()
  // Without a score there's no rank to show
  expect(screen.getByText(/No score yet/)).toBeTruthy()
  expect(screen.queryByText('#7')).toBeNull()
  expect(server.sentTo('POST /api/challenges/join')).toEqual([{ challengeId: '2026-w47' }])
  await waitFor(() => expect(server.sentTo(BOARD).length).toBe(2))
})

test.each(FAULTS)('[CHALLPAGE-9] a join that fails (%s) says so, and what happened: %s', async (status, happened) => {
  const JOIN = 'POST /api/challenges/join'
  keepUser(ANN)
  if (status !== null) server.on(JOIN, '', status)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Join Challenge' }))
  const said = 'There was an error joining the challenge. Please try again.'
  expect((await screen.findByRole('alert')).textContent).toBe(`${said}${happened}Try Again`)
  expect(firstToast()).toMatchObject({ title: 'Failed to join', text: said, why: happened })
  server.on(JOIN, ENTRY)
  press('Try Again')
  expect(await screen.findByRole('heading', { name: 'Your Status' })).toBeTruthy()
  expect(screen.queryByText(said)).toBeNull()
})

test.each(['', '-1', '1001', '7.5', 'e'])('[CHALLPAGE-5] "%s" is no score', async (input) => {
  keepUser(ANN)
  server.on(MINE, ENTRY)
  open()
  fireEvent.change(await screen.findByLabelText('Your score'), { target: { value: input } })
  press('Submit Score')
  expect(screen.getByText('Enter a whole number from 0 to 1000')).toBeTruthy()
  expect(server.sentTo('POST /api/challenges/score')).toEqual([])
})

test('[CHALLPAGE-5] sends a score, keeps the best, and shows it in the box', async () => {
  keepUser(ANN)
  server.on(MINE, ENTRY)
  server.on('POST /api/challenges/score', { ...ENTRY, score: 640, rank: 2 })
  open()
  fireEvent.change(await screen.findByLabelText('Your score'), { target: { value: '500' } })
  press('Submit Score')
  expect(await screen.findByText('640')).toBeTruthy()
  expect(server.sentTo('POST /api/challenges/score')).toEqual([{ challengeId: '2026-w47', score: 500 }])
  expect(firstToast()).toMatchObject({ title: 'Score submitted', text: 'Your best is still 640.' })
})

test('[CHALLPAGE-6] shows five rows and mine, and all of them on request', async () => {
  keepUser(ANN)
  server.on(BOARD, [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((rank) => row(rank)),
    row(9, { username: 'ann', firstName: 'Ann' }),
  ])
  open()
  await screen.findByRole('heading', { name: WEEK.title })
  tab('Leaderboard')
  await screen.findByText('player 1')
  expect(rows()).toHaveLength(7)
  expect(rows()[0]).toBe('No verified score yet. Entered by hand. Ranks below verified scores')
  expect(rows()[6]).toMatch(/9annYouAnn Entered by hand991/)
  press('View Full Leaderboard')
  expect(rows()).toHaveLength(10)
  expect(screen.queryByRole('button', { name: 'View Full Leaderboard' })).toBeNull()
})

test('[CHALLPAGE-8] verified scores come first, and a line below says that the rest was entered by hand', async () => {
  server.on(BOARD, [row(1, { verified: true, score: 300 }), row(2, { score: 900 })])
  open()
  await screen.findByRole('heading', { name: WEEK.title })
  tab('Leaderboard')
  await screen.findByText('player 1')
  const [first, between, second] = rows()
  expect([first?.includes('player 1'), second?.includes('player 2')]).toEqual([true, true])
  expect(between).toBe('Entered by hand. Ranks below verified scores')
  expect(document.body.textContent).not.toContain('u-1')
})

test.each([[[]], [[row(1, { score: 0 })]]])(
  '[CHALLPAGE-3] a leaderboard without scores says so; a sample is behind a tap, and nothing is retried',
  async (board) => {
    server.on(BOARD, board)
    open()
    await screen.findByRole('heading', { name: WEEK.title })
    tab('Leaderboard')
    expect(await screen.findByRole('heading', { name: 'Nobody has a score yet' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    const sample = screen.getByText('See a sample leaderboard').closest('details')
    expect([sample?.open, sample?.textContent?.includes('The Cat with the Halo')]).toEqual([false, true])
  },
)

test('[CHALLPAGE-3] no one can join the sample challenge, and it says why', async () => {
  server.on(CURRENT, { message: 'Away', code: 'unavailable' }, 503)
  keepUser(ANN)
  open()
  await screen.findByText('Sample challenge')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Join Challenge' }).disabled).toBe(true)
  expect(screen.getByText(/only a sample. You can join once/)).toBeTruthy()
})

test('[CHALLPAGE-6] five rows have no View All; opening the tab again reads it again', async () => {
  server.on(
    BOARD,
    [1, 2, 3, 4, 5].map((rank) => row(rank)),
  )
  open()
  await screen.findByRole('heading', { name: WEEK.title })
  tab('Leaderboard')
  await screen.findByText('player 5')
  expect(screen.queryByRole('button', { name: 'View Full Leaderboard' })).toBeNull()
  tab('How It Works')
  server.on(BOARD, [row(1, { username: 'newcomer' })])
  tab('Leaderboard')
  expect(await screen.findByText('newcomer')).toBeTruthy()
})
