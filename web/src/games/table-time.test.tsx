import { namedTable } from '@highjinks/games/testing'
import { truthOrDare } from '@highjinks/games/truth-or-dare'
import type { SessionView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { castOf } from '../show/people/cast.ts'
import { useProgress } from '../show/people/use-progress.ts'
import { shown } from '../show/testing/shown.ts'
import { timeOf } from '../show/timeline/steps.ts'
import { gameOf } from './game-of.ts'
import { GameOnTv, ROOM_BOARDS } from './game-on-tv.tsx'
import { GameScreen, HAND_BOARDS } from './game-screen.tsx'
import { showOf, timelineOf } from './show.ts'
import { TableTime } from './table-time.tsx'

const SLUG = 'truth-or-dare'
const THREE = ['Anna', 'Bert', 'Cleo']

beforeEach(async () => {
  await gameOf(SLUG)?.screen.load()
  await Promise.all([HAND_BOARDS.load(), ROOM_BOARDS.load()])
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A dare was done, and everyone has judged: the reveal begins. */
function atReveal(): TableFrame & { readonly turn: string | null } {
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
  return table
}

function viewOf(table: TableFrame): SessionView {
  const { view } = shown(1, { players: THREE, status: 'playing' })
  return { ...view, session: { ...view.session, slug: SLUG }, table }
}

/** The sofa's text: everyone's visible score. */
function Sofa({ table }: { readonly table: TableFrame }) {
  const { reveal, staging } = showOf(SLUG, table)
  const people = castOf(viewOf(table), { reveal, scene: staging, progress: useProgress(), standings: table.standings })
  return <output>{people.map(({ mood, score }) => `${mood} ${score}`).join()}</output>
}

/** Takes the first paint, before an effect changes anything. */
function Camera({ take }: { readonly take: (html: string) => void }) {
  useLayoutEffect(() => take(document.body.innerHTML))
  return null
}

/** A phone that watches, with its data about the people. */
function phone(table: TableFrame) {
  return (
    <TableTime slug={SLUG} table={table}>
      <Sofa table={table} />
      <GameScreen view={viewOf(table)} table={table} hand={null} me={null} isBusy={false} send={() => undefined} />
    </TableTime>
  )
}

const stampAt = (table: TableFrame) => timeOf(timelineOf(SLUG, table), 'stamp')
const isStamped = (container: HTMLElement) => {
  const stamp = [...container.querySelectorAll('*')].find(({ textContent }) => textContent === 'Did it!')
  return stamp !== undefined && stamp.closest('.invisible') === null
}
const sofaIn = (container: HTMLElement) => container.querySelector('output')?.textContent

test('[TIMELINE-3] a phone that wakes in a pause has told what the others have, and nothing goes back after Resume', () => {
  const table = atReveal()
  const { since } = table
  const pausedAt = since + stampAt(table) - 200
  // It slept through the beginning of the pause.
  vi.setSystemTime(since + 60_000)
  const { container, rerender } = render(phone({ ...table, paused: true, pausedAt }))
  expect(isStamped(container)).toBe(false)
  const resumed = Date.now() - (pausedAt - since)
  const later = { ...table, since: resumed, deadline: null }
  rerender(phone(later))
  expect(isStamped(container)).toBe(false)
  const before = sofaIn(container)
  act(() => void vi.advanceTimersByTime(400))
  expect(isStamped(container)).toBe(true)
  expect(sofaIn(container)).not.toBe(before)
  rerender(phone({ ...later, paused: true, pausedAt: Date.now() }))
  rerender(phone({ ...later, since: later.since + 5 }))
  expect(isStamped(container)).toBe(true)
})

test("[TIMELINE-11] the first frame of a reveal keeps back what isn't out, on the sofa as on the card", () => {
  const table = atReveal()
  const drawn = () => {
    const picture = document.createElement('div')
    render(
      <>
        {phone(table)}
        <Camera
          take={(html) => {
            picture.innerHTML ||= html
          }}
        />
      </>,
    )
    cleanup()
    return picture
  }
  const before = drawn()
  expect(isStamped(before)).toBe(false)
  vi.setSystemTime(table.since + 60_000)
  const after = drawn()
  expect(isStamped(after)).toBe(true)
  // A late screen has sofa and card in step from the first frame on.
  expect(sofaIn(after)).not.toBe(sofaIn(before))
})

test("[TIMELINE-12] a TV's board and the people around it follow the same timeline", () => {
  const table = atReveal()
  vi.setSystemTime(table.since + stampAt(table) + 500)
  const { container } = render(
    <>
      <GameOnTv view={viewOf(table)} table={table} latest={null} />
      <TableTime slug={SLUG} table={table}>
        <Sofa table={table} />
      </TableTime>
    </>,
  )
  expect(isStamped(container)).toBe(true)
  expect(sofaIn(container)).toContain('glad')
})
