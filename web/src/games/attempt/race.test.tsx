import { seeded } from '@highjinks/games'
import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { Race, spotsOf } from './race.tsx'

afterEach(cleanup)

/** Scores of a table, best first, and how far its game has come. */
function someRace(random: () => number) {
  const rounds = 2 + Math.floor(random() * 20)
  const progress = (1 + Math.floor(random() * rounds)) / rounds
  const most = 200 + random() * 8000
  const scores = Array.from({ length: 2 + Math.floor(random() * 19) }, () => Math.round((random() - 0.1) * most))
  return { scores: scores.sort((a, b) => b - a), par: 3750, progress }
}

test('[SOFA-7] a head is as far as its points go towards a win and its game has come, or a crowd pushes it by little more than a third', () => {
  const random = seeded(1)
  for (let i = 0; i < 500; i++) {
    const { scores, ...course } = someRace(random)
    const spots = spotsOf(scores, course)
    const race = JSON.stringify({ scores, course, spots })
    for (const [place, spot] of spots.entries()) {
      const way = Math.min(course.progress, Math.max(0, scores[place] ?? 0) / course.par)
      expect(spot, race).toBeLessThanOrEqual(8 + 82 * way + 36.1)
      expect(spot, race).toBeGreaterThanOrEqual(7.9)
      expect(place === 0 || spot < (spots[place - 1] ?? 0), race).toBe(true)
    }
  }
})

test.each([
  ['a skip in the first of eight rounds', [70, 50, 50, 0], 1 / 8, [29, 22, 15, 8]],
  ['halfway, two of them level', [1900, 1000, 1000, 0], 1 / 2, [49, 30, 23, 8]],
  ['the end of an ordinary game', [3750, 1875], 1, [90, 49]],
])('[SOFA-7] %s', (_, scores, progress, spots) => {
  expect(spotsOf(scores, { par: 3750, progress }).map(Math.round)).toEqual(spots)
})

test.each([
  [[900, 830, 100], 'Anna leads by 70.'],
  [[900, 900, 100], 'Anna and Bert share the lead by 800.'],
  [[900, 900, 900], 'All level at 900.'],
  [[0, 0, 0], 'Nobody is ahead. Nobody is behind.'],
])('[SOFA-7] who is ahead at %j, and by how much: %s', (scores, line) => {
  const names = ['Anna', 'Bert', 'Cleo']
  const place = (score: number) => 1 + scores.filter((other) => other > score).length
  const standings = scores.map((score, i) => ({ id: names[i] ?? '', score, place: place(score) }))
  const table = { standings, round: 1, rounds: 8 }
  render(<Race slug="high-rollers" table={table} me={null} players={people(names)} settings={DEFAULT_SETTINGS} />)
  expect(screen.getByText(line)).toBeTruthy()
})
