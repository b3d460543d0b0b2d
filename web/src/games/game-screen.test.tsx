import { puffPuffPassTruths } from '@highjinks/games/puff-puff-pass-truths'
import { namedTable } from '@highjinks/games/testing'
import { truthOrDare } from '@highjinks/games/truth-or-dare'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { shown } from '../show/testing/shown.ts'
import { GameScreen, HAND_BOARDS } from './game-screen.tsx'
import { TableTime } from './table-time.tsx'

beforeAll(() => HAND_BOARDS.load())
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const THREE = ['Anna', 'Bert', 'Cleo']

/** A table at the moment at which the votes are in and the cards begin to turn over. */
function atReveal() {
  const table = namedTable(puffPuffPassTruths, THREE)
  for (const id of THREE) {
    const lines = [`${id} is true`, `${id} is truer`, `${id} lies`].map((text) => ({ text, isOwn: true }))
    table.does(id, { type: 'draft', lines })
    table.does(id, { type: 'done' })
  }
  const author = table.view().turn ?? ''
  table.does(author, { type: 'done' })
  for (const id of THREE) if (id !== author) table.does(id, { type: 'vote', pick: 0, isSure: false })
  return table.view()
}

/** Wraps it as a phone's page does. */
function timed(screen: ReactElement<ComponentProps<typeof GameScreen>>) {
  const { view, table } = screen.props
  return (
    <TableTime slug={view.session.slug} table={table}>
      {screen}
    </TableTime>
  )
}

function draw(table: ReturnType<typeof atReveal>, paused: boolean) {
  const { view } = shown(1, { players: THREE, status: 'playing' })
  const session = { ...view.session, slug: 'puff-puff-pass-truths' }
  const props = { view: { ...view, session }, hand: null, me: null, isBusy: false, send: () => undefined }
  return timed(<GameScreen {...props} table={{ ...table, paused, cue: 1 }} />)
}

async function passes(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
const title = () => screen.getByRole('heading').textContent

test('[CLOCK-8] cards that are turning over stop during a pause, and go on from there', async () => {
  await import('./puff-puff-pass-truths/screen.tsx')
  const table = atReveal()
  vi.setSystemTime(table.since)
  const { rerender } = render(draw(table, false))
  await passes(2000)
  const before = title()
  expect(before).toMatch(/^Number \d is true$/)
  rerender(draw(table, true))
  await passes(60_000)
  expect(title()).toBe(before)
  rerender(draw({ ...table, since: table.since + 60_000, deadline: (table.deadline ?? 0) + 60_000 }, false))
  expect(title()).toBe(before)
  await passes(6000)
  expect(title()).toMatch(/is the lie!$/)
})

test.each([
  ['Anna', 1, 'same', true],
  ['Anna', 0, 'same', false],
  ['Anna', 1, 'apart', false],
  [null, 1, 'same', false],
] as const)(
  '[TIMELINE-6] %s with %i watching, %s: looks up until it is out: %s',
  async (me, watchers, distance, looks) => {
    await import('./truth-or-dare/screen.tsx')
    const game = namedTable(truthOrDare, THREE)
    const actor = game.view().turn ?? ''
    game.does(actor, { type: 'choose', choice: 'dare' })
    game.waits(30)
    game.does(actor, { type: 'keep', card: game.view().cards[0]?.id })
    game.waits(30)
    game.does(actor, { type: 'done' })
    for (const id of THREE) if (id !== actor) game.does(id, { type: 'judge', verdict: 'did-it' })
    game.waits(30)
    const table = { ...game.view(), cue: 1, paused: false }
    vi.setSystemTime(table.since)
    const { view } = shown(1, { players: THREE, status: 'playing' })
    const session = { ...view.session, slug: 'truth-or-dare', settings: { ...view.session.settings, distance } }
    const props = { view: { ...view, watchers, session }, hand: null, me, isBusy: false, send: () => undefined }
    render(timed(<GameScreen {...props} table={table} />))
    await passes(500)
    expect(screen.queryByText('Heads up!') !== null).toBe(looks)
    await passes(5000)
    expect(screen.queryByText('Heads up!')).toBeNull()
    expect(screen.getByText('Did it!')).toBeTruthy()
  },
)

test("[CUE-3] a new screen ignores fingers for 600 ms; the first one of a page doesn't", async () => {
  await import('./puff-puff-pass-truths/screen.tsx')
  const table = atReveal()
  const at = (cue: number) => {
    const { view } = shown(1, { players: THREE, status: 'playing' })
    const session = { ...view.session, slug: 'puff-puff-pass-truths' }
    const props = { view: { ...view, session }, hand: null, me: null, isBusy: false, send: () => undefined }
    return timed(<GameScreen {...props} table={{ ...table, paused: false, cue }} />)
  }
  const { rerender } = render(at(1))
  await passes(50)
  const isDeaf = () => document.documentElement.classList.contains('is-deaf')
  expect(isDeaf()).toBe(false)
  rerender(at(2))
  expect(isDeaf()).toBe(true)
  await passes(590)
  expect(isDeaf()).toBe(true)
  await passes(20)
  expect(isDeaf()).toBe(false)
})
