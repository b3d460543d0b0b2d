import { expect, it } from 'vitest'
import { shownStandings } from './shown-standings.ts'

it('ranks follow the points shown so far, and ties share one', () => {
  const rows = [
    { id: 'anna', score: 900, place: 1 },
    { id: 'ben', score: 600, place: 2 },
    { id: 'cat', score: 100, place: 3 },
  ]
  const people = [
    { id: 'anna', score: 300 },
    { id: 'ben', score: 600 },
    { id: 'cat', score: 300 },
  ]
  expect(shownStandings(rows, people)).toEqual([
    { id: 'ben', score: 600, place: 1 },
    { id: 'anna', score: 300, place: 2 },
    { id: 'cat', score: 300, place: 2 },
  ])
})
