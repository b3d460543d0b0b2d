import type { BalconyView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameOf } from '../../games/game-of.ts'
import { stepTimes } from '../../show/podium/podium-timeline.ts'
import { wakeSound } from '../../show/sound/sound.ts'
import { fakeAudio } from '../../show/testing/fake-audio.ts'
import { shown } from '../../show/testing/shown.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { PodiumView } from './podium-view.tsx'

const LONG_AGO = -1_000_000

const audio = fakeAudio()
wakeSound()

beforeEach(() => {
  audio.started.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(
  me: string | null,
  places: readonly (readonly [string, number])[],
  ended = LONG_AGO,
  vote?: string,
  balcony?: BalconyView,
) {
  const { view: seen } = shown(1, { players: places.map(([id]) => id), status: 'over' })
  const view = balcony ? { ...seen, balcony } : seen
  const table: TableFrame = {
    // Only the fields that a podium reads from a table.
    ...({} as TableFrame),
    since: Date.now() + ended,
    deadline: null,
    paused: false,
    standings: places.map(([id, place]) => ({ id, place, score: 1000 - place })),
    awards: [{ id: 'anna', title: 'Born for the stage', detail: 'was understood twice', quote: 'Not my dog' }],
  }
  const common = { view, table, me, gameName: 'Dares', isBusy: false, send: () => {}, onChangeGame: () => {} }
  render(<PodiumView {...common} vote={vote && <p>{vote}</p>} />, { wrapper: MemoryRouter })
  return table
}
const said = () => screen.getByRole('heading', { level: 1 }).textContent
const turnTo = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }))
const awards = () => {
  turnTo('Awards')
  return screen.getByRole('list', { name: 'Awards' }).textContent
}
const THREE = [
  ['anna', 1],
  ['ben', 2],
  ['cat', 3],
] as const

test.each([
  ['anna', THREE, 'You win!'],
  ['ben', THREE, 'anna wins!'],
  [
    'ben',
    [
      ['anna', 1],
      ['ben', 1],
    ],
    'You and anna win!',
  ],
  [
    null,
    [
      ['anna', 1],
      ['ben', 1],
    ],
    'anna and ben win!',
  ],
  [
    null,
    [
      ['anna', 1],
      ['ben', 1],
      ['cat', 1],
      ['dan', 1],
    ],
    'Everyone wins!',
  ],
] as const)('[ROUND-7] to %s the podium of %j says %s', (me, places, line) => {
  open(me, places)
  expect(said()).toBe(line)
})

test('[PODIUM-2] names no one before their moment: third, second, silence, first', () => {
  const table = open('anna', [...THREE, ['dan', 4]], 0)
  const until = (name: 'third' | 'second' | 'suspense' | 'first' | 'picture') => {
    const [at = 0] = stepTimes(table, name)
    act(() => {
      vi.advanceTimersByTime(table.since + at - Date.now() + 20)
    })
    return document.body.textContent
  }
  expect(said()).toBe('Drumroll, please')
  expect(document.body.textContent).not.toMatch(/anna|ben|cat|dan|You/)
  expect(until('third')).not.toMatch(/anna|ben|dan|You/)
  expect(said()).toBe('cat takes third')
  expect(until('second')).not.toMatch(/anna|dan|You/)
  expect(said()).toBe('ben takes second')
  expect(until('suspense')).not.toMatch(/anna|dan|You/)
  expect(linesIn()).toContain('And the winner is …')
  until('first')
  expect(linesIn()).toContain('You win!')
  until('picture')
  expect(screen.getByRole('img', { name: 'Everyone on the couch, anna on top' })).toBeTruthy()
})

test('[PODIUM-3] a tap reveals the rest right away, and a late screen shows all of it', () => {
  open('ben', THREE, 0)
  fireEvent.click(screen.getByRole('button', { name: 'Skip the drumroll' }))
  expect(said()).toBe('anna wins!')
  expect(screen.queryByRole('button', { name: 'Skip the drumroll' })).toBeNull()
  cleanup()
  open('ben', THREE)
  expect(said()).toBe('anna wins!')
  expect(document.querySelector('[data-flash]')).toBeNull()
})

test('the photo whitens the screen at its own step, until the picture is there', () => {
  const table = open('anna', THREE, 0)
  const isWhiteAt = (name: 'first' | 'flash' | 'picture') => {
    const [at = 0] = stepTimes(table, name)
    act(() => {
      vi.advanceTimersByTime(table.since + at - Date.now() + 20)
    })
    return document.querySelector('[data-flash]') !== null
  }
  expect([isWhiteAt('first'), isWhiteAt('flash'), isWhiteAt('picture')]).toEqual([false, true, false])
})

test('[PODIUM-3] with reduced motion all of it is there right away, and nothing flashes', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  open('ben', THREE, 0)
  expect(said()).toBe('anna wins!')
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(document.querySelector('[data-flash]')).toBeNull()
})

test.each([2, 3, 4])('%i who tie share one plinth', (count) => {
  const winners = ['anna', 'ben', 'cat', 'dan'].slice(0, count)
  open(null, [...winners.map((id) => [id, 1] as const), ['eve', count + 1]])
  const podium = within(screen.getByRole('list', { name: 'Podium' }))
  const first = podium.getByRole('listitem', { name: 'Place 1' })
  for (const name of winners) expect(within(first).getByText(name)).toBeTruthy()
  expect(podium.queryAllByRole('listitem', { name: /^Place/ })).toHaveLength(count < 3 ? 2 : 1)
})

test('players without a plinth are below it, before the next step', () => {
  open('dan', [...THREE, ['dan', 4]], LONG_AGO, 'What next?')
  const others = screen.getByRole('list', { name: 'Everyone else' })
  expect(
    within(others)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Place 4danYou996'])
  const next = screen.getByText('What next?')
  expect(others.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('[NIGHT-8] the vote is on every tab of a phone, once, after the results, and not before all are out', () => {
  open('ben', THREE, 0, 'What next?')
  expect(screen.queryByText('What next?')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Skip the drumroll' }))
  const isAfter = (sooner: Element) =>
    (sooner.compareDocumentPosition(screen.getByText('What next?')) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  expect(isAfter(screen.getByRole('list', { name: 'Podium' }))).toBe(true)
  turnTo('Picture')
  expect(isAfter(screen.getByRole('img', { name: /^Everyone on the couch/ }))).toBe(true)
  turnTo('Awards')
  expect(isAfter(screen.getByRole('list', { name: 'Awards' }))).toBe(true)
})

test('[ROUND-7] addresses an award to its owner as "you"', () => {
  open('anna', THREE)
  expect(awards()).toContain('You were understood twice')
  cleanup()
  open('ben', THREE)
  expect(awards()).toContain('anna was understood twice')
})

test('[KIT-28] an award carries the line that its owner allows to be quoted', () => {
  open('ben', THREE)
  expect(awards()).toContain('“Not my dog”')
})

const onLaptop = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))

test('a laptop writes each award on the steps, a phone in a tab of its own', () => {
  open('ben', THREE)
  expect(screen.queryByRole('list', { name: 'Awards' })).toBeNull()
  cleanup()
  onLaptop()
  open('ben', THREE)
  const first = within(screen.getByRole('list', { name: 'Podium' })).getByRole('listitem', { name: 'Place 1' })
  expect(first.textContent).toContain('Born for the stage: was understood twice')
  cleanup()
  open('anna', THREE)
  expect(screen.getByRole('list', { name: 'Podium' }).textContent).toContain(
    'anna You1 999Born for the stage: you were understood twice',
  )
})

test('a laptop has everyone in one picture with the photo and the next step, and the rest behind one button', () => {
  onLaptop()
  open('dan', [...THREE, ['dan', 4], ['eve', 5]], LONG_AGO, 'What next?')
  expect(screen.getByText('by 1 point!', { exact: false })).toBeTruthy()
  expect(screen.getByText('What next?')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Everyone on the couch, anna on top' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Everyone else' }).textContent).toContain('dan You996')
  expect(screen.queryByRole('tab')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'The whole story' }))
  expect(screen.getByRole('list', { name: 'Awards' }).textContent).toContain('“Not my dog”')
})

test.each([
  ['whoever wins', 'anna', 1],
  ['whoever does not', 'ben', 0],
  ['whoever watches', null, 0],
])('[MUSIC-5] a phone only plays its own victory: %s', (_, me, wins) => {
  const table = open(me, THREE, 0)
  const [rest = 0] = stepTimes(table, 'rest')
  while (Date.now() < table.since + rest)
    act(() => {
      vi.advanceTimersByTime(20)
    })
  expect([
    audio.heard('win', gameOf('baked-or-bluffing')?.chord),
    audio.heard('reveal', gameOf('baked-or-bluffing')?.chord),
  ]).toEqual([wins, 0])
})

test.each([
  ['the host', 'anna'],
  ['a guest', 'ben'],
  ['whoever watches', null],
])("[PODIUM-6] %s reads what the poster's sign is for", (_, me) => {
  open(me, THREE)
  const share = screen.getByRole('button', { name: 'Share' })
  expect(share.querySelector('.sr-only')).toBeNull()
  expect(share.textContent?.trim()).toBe('Share')
})

test('[BALCONY-16] the balcony has an award and no place, and a spectator reads how they did beside it', () => {
  sessionStorage.setItem('ghost', JSON.stringify({ session: 's0123456789ab', right: 6, of: 6 }))
  open(null, THREE, LONG_AGO, undefined, { score: 800, right: 8, of: 9, told: null })
  turnTo('Awards')
  expect(screen.getByText('Best seats in the house').parentElement?.textContent).toBe(
    'Best seats in the houseThe balcony, 8 of 9 times right: 800 points. You: right 6 of 6. You’re the best seat up here.',
  )
  expect(screen.getByRole('list', { name: 'Awards' }).textContent).not.toContain('balcony')
})
