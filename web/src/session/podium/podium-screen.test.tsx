import type { SessionView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameOf } from '../../games/game-of.ts'
import { stepTimes } from '../../show/podium/podium-timeline.ts'
import { wakeSound } from '../../show/sound/sound.ts'
import { fakeAudio } from '../../show/testing/fake-audio.ts'
import { shown } from '../../show/testing/shown.ts'
import { PodiumScreen } from './podium-screen.tsx'

const audio = fakeAudio()
wakeSound()

beforeEach(() => {
  audio.started.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const LONG_AGO = 1_000_000
const NAMES = Array.from({ length: 20 }, (_, i) => `guest${i + 1}`)
const inOrder = (count: number) => NAMES.slice(0, count).map((_, i) => i + 1)

/** Ends a game with these places: a better place has one point more. */
function showEnd(places: readonly number[], ago = LONG_AGO, change: Partial<SessionView['session']> = {}): TableFrame {
  const players = NAMES.slice(0, places.length)
  const { view: plain } = shown(1, { players, status: 'over' })
  const view = { ...plain, session: { ...plain.session, ...change } }
  const table: TableFrame = {
    // Only the fields that a podium reads from a table.
    ...({} as TableFrame),
    since: Date.now() - ago,
    deadline: null,
    paused: false,
    standings: players.map((id, i) => ({ id, place: places[i] ?? 0, score: 901 - (places[i] ?? 0) })),
    awards: players.map((id) => ({ id, title: `Best ${id}`, detail: 'was game' })),
  }
  render(
    <PodiumScreen view={view} table={table} gameName="Dares" joinSign={null} strew={() => null}>
      <p>What next?</p>
    </PodiumScreen>,
  )
  return table
}

const stepAt = (place: number) => within(screen.getByRole('listitem', { name: `Place ${place}` }))
const text = () => document.body.textContent

test('[NIGHT-19] while a TV still tells the awards, it says that the vote has begun', () => {
  const vote = { kind: 'vote', from: 0, endsAt: Date.now() + 30_000 } as const
  const next = { games: [1, 2, 3], isLast: false, stage: vote }
  const told = showEnd(inOrder(3), LONG_AGO, { next })
  expect(text()).not.toContain('Phones vote')
  cleanup()
  const [award = 0] = stepTimes(told, 'award')
  showEnd(inOrder(3), award + 100, { next })
  expect(text()).toContain('Phones vote on the next game now.')
})

test.each([2, 3, 4, 5, 8])('at the end, a TV explains the award of each of %i', (count) => {
  showEnd(inOrder(count))
  for (const name of NAMES.slice(0, count)) expect(text()).toContain(`Best ${name}: was game`)
  expect(stepAt(1).getByText('guest1')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Everyone else' })?.children.length ?? 0).toBe(
    Math.max(0, count - 3) * Number(count > 4),
  )
  screen.getByRole('img', { name: 'Everyone on the couch, guest1 on top' })
})

test.each([
  ['two', [1, 1, 3, 4]],
  ['all four', [1, 1, 1, 1]],
  ['three of eight', [1, 1, 1, 4, 5, 6, 7, 8]],
])('on a TV %s who tie share one step, and read what they share', (_, places) => {
  showEnd(places)
  const winners = NAMES.filter((_, i) => places[i] === 1)
  for (const name of winners) expect(stepAt(1).getByText(name)).toBeTruthy()
  expect(text()).toContain('900 each!')
})

test('more people than a step can name are in the list, all of them', () => {
  showEnd(Array.from({ length: 20 }, () => 1))
  expect(stepAt(1).queryByText('guest1')).toBeNull()
  expect(screen.getByRole('list', { name: 'Everyone else' }).children).toHaveLength(20)
})

test('[PODIUM-9] says the margin with the name, and before it only that it is close', () => {
  const table = showEnd(inOrder(4), 0)
  const until = (name: 'second' | 'suspense' | 'first') => {
    const [at = 0] = stepTimes(table, name)
    act(() => {
      vi.advanceTimersByTime(table.since + at - Date.now() + 20)
    })
    return text()
  }
  expect(until('second')).not.toMatch(/point/)
  expect(until('suspense')).toContain('1 point in it')
  expect(text()).not.toContain('guest1')
  expect(until('first')).toContain('by 1 point!')
})

test.each([
  ['four with places of their own', [1, 2, 3, 4], 2],
  ['all of them tied', [1, 1, 1], 0],
])('[MUSIC-5] on a TV each place has a sound, and the win has its own with the name: %s', (_, places, reveals) => {
  const table = showEnd(places, 0)
  const [first = 0] = stepTimes(table, 'first')
  const until = (at: number) => {
    // Each of its steps draws before the next one.
    while (Date.now() < table.since + at)
      act(() => {
        vi.advanceTimersByTime(20)
      })
    return [
      audio.heard('reveal', gameOf('baked-or-bluffing')?.chord),
      audio.heard('win', gameOf('baked-or-bluffing')?.chord),
    ]
  }
  expect(until(first - 20)).toEqual([reveals, 0])
  expect(until(first + 20)).toEqual([reveals, 1])
  expect(until(first + 6000)).toEqual([reveals, 1])
})

test('[PODIUM-3] a late screen plays no sound', () => {
  showEnd(inOrder(4))
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(audio.started).toEqual([])
})

test("[PODIUM-15] after the awards a TV shows the night: its crown, its table, the lobby's bet and the best line", () => {
  const played = (slug: string, ...scores: readonly number[]) => ({
    slug,
    places: scores.map((score, i) => ({ id: NAMES[i] ?? '', name: NAMES[i] ?? '', score, place: i + 1 })),
    awards: [],
  })
  const night = {
    night: [played('a', 300, 200), played('b', 500, 100)],
    favorite: { people: [{ id: 'guest2', name: 'guest2' }], bets: 2, of: 2, right: [{ id: 'guest1', name: 'guest1' }] },
    gameLine: { by: 'guest2', text: 'Mostly cheese' },
    bestLine: { by: 'guest1', text: 'Legally, a soup' },
  }
  const table = showEnd([1, 2], 0, night)
  const [rest = 0] = stepTimes(table, 'rest')
  act(() => {
    vi.advanceTimersByTime(rest + 20)
  })
  const told = within(screen.getByRole('region', { name: /crown/ }))
  // The line of this game comes before that of the night
  expect(told.getByText('“Mostly cheese”')).toBeTruthy()
  expect(told.queryByText('“Legally, a soup”')).toBeNull()
  expect(told.getByText('guest2, the room’s favorite line')).toBeTruthy()
  expect(told.getByText(/2 of 2 bets said guest2.* guest1 was right\.$/)).toBeTruthy()
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(2)
  expect(screen.queryByText('What next?')).toBeNull()
  act(() => {
    vi.advanceTimersByTime(10_000)
  })
  expect(screen.queryByRole('region', { name: /crown/ })).toBeNull()
  expect(screen.getByText('What next?')).toBeTruthy()
})
