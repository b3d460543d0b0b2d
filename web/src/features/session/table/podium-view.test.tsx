import type { TableFrame } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { shown } from '../../../lib/testing/shown.ts'
import { PodiumView } from './podium-view.tsx'

afterEach(cleanup)

function open(me: string | null, places: readonly [string, number][]) {
  const { view } = shown(1, { players: places.map(([id]) => id), status: 'over' })
  const table: TableFrame = {
    // Only what a podium reads of a table.
    ...({} as TableFrame),
    standings: places.map(([id, place]) => ({ id, place, score: 1000 - place })),
    awards: [{ id: 'anna', title: 'Born for the stage', detail: 'was understood twice', quote: 'Not my dog' }],
  }
  render(<PodiumView view={view} table={table} me={me} isBusy={false} send={() => {}} onChangeGame={() => {}} />, {
    wrapper: MemoryRouter,
  })
  return screen.getByRole('heading', { level: 1 }).textContent
}
const award = () => screen.getByRole('list', { name: 'Awards' }).textContent

test.each([
  [
    'anna',
    [
      ['anna', 1],
      ['ben', 2],
    ],
    'You win!',
  ],
  [
    'ben',
    [
      ['anna', 1],
      ['ben', 2],
    ],
    'anna wins!',
  ],
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
] as const)('[ROUND-7] to %s the podium of %j says %s', (me, places, line) => {
  expect(
    open(
      me,
      places.map(([id, place]): [string, number] => [id, place]),
    ),
  ).toBe(line)
})

test('[ROUND-7] an award is told to whoever got it as to a person', () => {
  open('anna', [['anna', 1]])
  expect(award()).toContain('You were understood twice')
  cleanup()
  open('ben', [['anna', 1]])
  expect(award()).toContain('anna was understood twice')
})

test('[KIT-28] an award carries the line that its owner lets be quoted', () => {
  open('ben', [['anna', 1]])
  expect(screen.getByRole('blockquote').textContent).toBe('“Not my dog”')
})
