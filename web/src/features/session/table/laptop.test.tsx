import type { TableFrame } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../../lib/testing/shown.ts'
import { Table } from './table.tsx'

afterEach(cleanup)

const { view } = shown(1, { players: ['hoste', 'anna'], status: 'playing' })
const table: TableFrame = {
  phase: 'vote',
  cue: 1,
  deadline: null,
  since: 0,
  overdue: false,
  paused: false,
  waiting: ['anna'],
  welcome: [],
  round: 1,
  rounds: 4,
  turn: 'hoste',
  seats: ['hoste', 'anna'],
  standings: [
    { id: 'anna', score: 1200, place: 1 },
    { id: 'hoste', score: 300, place: 2 },
  ],
  awards: [],
}

function open(isLaptop: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isLaptop && query.includes('64rem') }))
  const onPeople = vi.fn<() => void>()
  const rest = { gameName: 'Truth or Dare', isBusy: false, send: () => {}, onPeople }
  render(
    <Table view={view} table={table} me="hoste" {...rest}>
      The card
    </Table>,
    { wrapper: MemoryRouter },
  )
  return onPeople
}

test('[TABLE-13] a laptop has the people and their scores beside the card', () => {
  const onPeople = open(true)
  const people = within(screen.getByRole('region', { name: 'People and scores' }))
  expect(people.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'annathinking …1,200',
    'hosteYou · on now300',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Scores and players/ }))
  expect(onPeople).toHaveBeenCalledTimes(1)
})

test('[TABLE-13] a phone has them behind its own score', () => {
  const onPeople = open(false)
  expect(screen.queryByRole('region', { name: 'People and scores' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Scores and players/ }))
  expect(onPeople).toHaveBeenCalledTimes(1)
})
