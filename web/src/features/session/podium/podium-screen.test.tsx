import type { TableFrame } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shown } from '../../../lib/testing/shown.ts'
import { PodiumScreen } from './podium-screen.tsx'

afterEach(cleanup)

const LONG_AGO = 1_000_000
const NAMES = ['anna', 'ben', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal']

function showEnd(count: number, quote?: string): void {
  const players = NAMES.slice(0, count)
  const { view } = shown(1, { players, status: 'over' })
  const table: TableFrame = {
    // Only what a podium reads of a table.
    ...({} as TableFrame),
    since: Date.now() - LONG_AGO,
    deadline: null,
    paused: false,
    standings: players.map((id, i) => ({ id, place: i + 1, score: 900 - i })),
    awards: players.map((id) => ({ id, title: `Best ${id}`, detail: 'was game', ...(quote && { quote }) })),
  }
  render(
    <PodiumScreen view={view} table={table} gameName="Dares" wayIn={null}>
      <p>What next?</p>
    </PodiumScreen>,
  )
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test.each([2, 4, 6, 8])('[PODIUM-7] at the end a wall says of each of %i what their award is for', (count) => {
  showEnd(count)
  expect(rows()).toHaveLength(count)
  expect(rows()[1]).toBe('Place 2ben899Best ben: was game')
  screen.getByRole('img', { name: 'Everybody on the sofa, anna on top' })
})

test('[PODIUM-7] a line that may be quoted stands below it where it has room', () => {
  showEnd(4, 'Not my dog')
  expect(rows()[0]).toContain('“Not my dog”')
  cleanup()
  showEnd(4, 'Not my dog, and '.repeat(5))
  expect(rows()[0]).not.toContain('Not my dog')
})
