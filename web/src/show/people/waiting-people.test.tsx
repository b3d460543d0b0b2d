import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seated } from './reveal.ts'
import { WaitingPeople } from './waiting-people.tsx'

afterEach(cleanup)

const NAMES = ['Bartholomew Kingsley', 'Ann', 'Sir Snacks', 'Doctor Giggle', 'Bo', 'Cleo']

function namesBeside(me: string | null): readonly (string | undefined)[] {
  const people = NAMES.map((name) => ({ id: name, name, score: null, ...seated('calm') }))
  const standings = NAMES.map((id, i) => ({ id, score: 600 - 100 * i, place: i + 1 }))
  render(<WaitingPeople {...{ people, standings, me }} hero={null} line="You lead by 20" />)
  const names = screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/^\d+/, ''))
  cleanup()
  return names
}

it("shows the reader's neighbors in rank, as many as fit with their whole names", () => {
  expect(namesBeside(null)).toEqual(NAMES.slice(0, 4))
  expect(namesBeside('Bo')).toEqual(['Sir Snacks', 'Doctor Giggle', 'You', 'Cleo'])
})
