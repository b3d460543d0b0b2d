import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { Race, spotsOf } from './race.tsx'

afterEach(cleanup)

test('[SOFA-7] heads stand as far apart as their points, in order, on the track, and beside each other where they are close', () => {
  expect(spotsOf([1000, 500, 0])).toEqual([90, 49, 8])
  for (const scores of [[900, 890, 880, 0], [10, 10, 10], Array.from({ length: 20 }, (_, i) => 400 - i)]) {
    const spots = spotsOf(scores)
    expect(spots.every((spot, i) => i === 0 || spot < (spots[i - 1] ?? 0))).toBe(true)
    expect([Math.min(...spots) >= 7.9, Math.max(...spots) <= 90]).toEqual([true, true])
  }
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
  render(<Race standings={standings} me={null} players={people(names)} />)
  expect(screen.getByText(line)).toBeTruthy()
})
