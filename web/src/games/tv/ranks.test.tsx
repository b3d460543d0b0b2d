import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TvRanks } from './ranks.tsx'

afterEach(cleanup)

test.each([
  [[900, 830, 100], 'Anna leads by 70.'],
  [[900, 900, 100], 'Anna and Bert share the lead, 800 ahead.'],
  [[900, 900, 900], 'All tied at 900.'],
  [[0, 0, 0], 'No one’s ahead. No one’s behind.'],
  [[0, -50, -50], 'Anna leads by 50.'],
])('who is ahead at %j, in one line: %s', (scores, line) => {
  const names = ['Anna', 'Bert', 'Cleo']
  const place = (score: number) => 1 + scores.filter((other) => other > score).length
  const standings = scores.map((score, i) => ({ id: names[i] ?? '', score, place: place(score) }))
  render(<TvRanks standings={standings} players={people(names)} />)
  expect(screen.getByText(line)).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
