import { GAMES } from '@highjinks/games'
import type { TableFrame } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { gameOf } from '../../games/game-of.ts'
import { shown } from '../../show/testing/shown.ts'
import { TableHead } from './table-head.tsx'

afterEach(cleanup)

test.each(Object.keys(GAMES))('[TABLE-17] progress in %s has one unit, beside its bar and on it', (slug) => {
  const { view } = shown(1, { players: ['hoste', 'anna'], status: 'playing' })
  const session = { ...view.session, slug }
  // Only the fields that a head reads from a table.
  const table: TableFrame = {
    ...({} as TableFrame),
    round: 3,
    rounds: 8,
    waiting: [],
    standings: [],
    deadline: null,
    overdue: false,
    paused: false,
  }
  render(<TableHead view={{ ...view, session }} table={table} me={null} isBusy={false} send={() => {}} />)
  const word = gameOf(slug)?.counts === 'rounds' ? 'Round' : 'Turn'
  expect(screen.getByText(/^3 of 8$|3 of 8/).textContent).toBe(`${word} 3 of 8`)
  expect(screen.getByRole('progressbar', { name: `${word}s` }).getAttribute('aria-valuenow')).toBe('3')
})

test.each([
  ['truth-or-dare', 3, 'Last round, by request'],
  ['never-have-i-ever', 3, 'One more round, by request'],
  ['never-have-i-ever', 4, 'Last round, by request'],
] as const)('[NIGHT-22] the room of %s in its round %i reads “%s”', (slug, round, words) => {
  const { view } = shown(1, { players: ['hoste', 'anna'], status: 'playing' })
  const session = { ...view.session, slug, isLastCall: true }
  // Only the fields that a head reads from a table.
  const table: TableFrame = {
    ...({} as TableFrame),
    round,
    rounds: 4,
    waiting: [],
    standings: [],
    deadline: null,
    overdue: false,
    paused: false,
  }
  render(<TableHead view={{ ...view, session }} table={table} me={null} isBusy={false} send={() => {}} />)
  expect(screen.getByText(words)).toBeTruthy()
})
