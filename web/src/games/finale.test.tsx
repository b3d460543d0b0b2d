import { GAMES, type Game } from '@highjinks/games'
import { namedTable, Rehearsal } from '@highjinks/games/testing'
import type { TableFrame } from '@highjinks/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shown } from '../show/testing/shown.ts'
import { GameScreen } from './game-screen.tsx'
import { doubleWords } from './never-have-i-ever/words.ts'
import { TableTime } from './table-time.tsx'

const THREE = ['Anna', 'Bert', 'Cleo']
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A table at the start of the rounds that count double. */
function atFinale(game: Game): TableFrame {
  const seen: TableFrame[] = []
  new Rehearsal(game, {
    seed: 3,
    seats: THREE,
    settings: { duration: 'Quick' },
    watch: ({ view }) => {
      if (view.phase === 'finale') seen.push({ ...view, cue: 1, paused: false })
    },
  }).run()
  const [first] = seen
  if (!first) throw new Error(`${game.about.slug} has no finale`)
  return first
}

test.each([
  ['never-have-i-ever', 'Three rounds left', 2],
  ['baked-or-bluffing', 'Last round!', 0],
] as const)('[TABLE-NEVER-12] %s says “%s”, and then that everything counts double', async (slug, sign, after) => {
  await import('./never-have-i-ever/screen.tsx')
  await import('./baked-or-bluffing/screen.tsx')
  const table = atFinale(GAMES[slug])
  vi.setSystemTime(table.since)
  const { view } = shown(1, { players: THREE, status: 'playing' })
  const session = { ...view.session, slug }
  const props = { view: { ...view, session }, hand: null, me: null, isBusy: false, send: () => undefined }
  render(
    <TableTime slug={slug} table={table}>
      <GameScreen {...props} table={table} />
    </TableTime>,
  )
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByText(sign)).toBeTruthy()
  expect(screen.getByText('Everything counts double')).toBeTruthy()
  expect(table.rounds - table.round).toBe(after)
})

test.each([
  [false, 5, null],
  [true, 6, 'Counts double'],
  [true, 7, 'Counts double'],
  [true, 8, 'Last round, counts double'],
])('[TABLE-NEVER-12] double: %s, round %i of 8 is called %s', (isDouble, round, words) => {
  const table = namedTable(GAMES['never-have-i-ever'], THREE).view()
  expect(doubleWords({ ...table, isDouble, round, rounds: 8 })).toBe(words)
})
