import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { reasonOf } from './attempt.ts'
import { Gains } from './gains.tsx'

afterEach(cleanup)

const players = people(['Anna', 'Bert', 'Cleo'])

it.each([
  [null, ['Anna', 'Bert']],
  ['Anna', ['Bert']],
  ['Cleo', ['Anna', 'Bert']],
] as const)('[TABLE-OWN-1] %s points are in their own line only', (me, names) => {
  render(<Gains gains={{ Anna: 200, Bert: 100, Cleo: 0 }} me={me} players={players} />)
  const rows = screen.getAllByRole('listitem').map((row) => /^[A-Z][a-z]+/.exec(row.textContent ?? '')?.[0])
  expect(rows).toEqual(names)
})

it('[TABLE-OWN-1] shows one number, and one sentence with the reason', () => {
  render(<Gains gains={{ Anna: 650 }} me={null} players={players} why={() => 'For the dare.'} />)
  expect(screen.getByRole('listitem').textContent).toBe('AnnaFor the dare.+650')
})

it.each([
  [
    [
      [600, 'for the dare'],
      [0, 'for the bet'],
    ],
    false,
    'For the dare.',
  ],
  [
    [
      [600, 'for the dare'],
      [50, 'for guessing the verdict'],
    ],
    false,
    '600 for the dare and 50 for guessing the verdict.',
  ],
  [
    [
      [1200, 'for the dare'],
      [100, 'for the bet'],
    ],
    true,
    '600 for the dare and 50 for the bet, counted double.',
  ],
  [
    [
      [100, 'for the bet'],
      [-100, 'for being caught'],
    ],
    false,
    '100 for the bet and -100 for being caught.',
  ],
  [[[0, 'for the bet']], true, null],
] as const)('[TABLE-OWN-1] explains %j in one sentence', (parts, isDouble, words) => {
  expect(reasonOf(parts, isDouble)).toBe(words)
})
