import type { View } from '@highjinks/games/never-have-i-ever'
import { expect, it } from 'vitest'
import { oddsReason, ownReason } from './own-words.ts'

type Shown = NonNullable<View['reveal']>

const reveal = {
  mode: 'open',
  count: 3,
  answers: 4,
  have: [],
  never: [],
  guesses: { Anna: [3, 3] },
  suspects: { Anna: 'Bert' },
  isUnknown: false,
  gains: { Anna: 750, Cleo: 200 },
} as const satisfies Shown

it.each([
  ['Anna', 'Bert', false, '550 for guessing 3 and 200 for knowing the author.'],
  ['Anna', 'Dora', false, null],
  ['Anna', 'Dora', true, 'For guessing 3, counted double.'],
  ['Bert', 'Dora', true, null],
] as const)('[TABLE-OWN-1] to %s, when %s wrote it (double: %s), it says why: %s', (me, author, isDouble, words) => {
  expect(ownReason({ reveal, author, isDouble }, me)).toBe(words)
})

it('[TABLE-OWN-1] says why different guesses were right', () => {
  expect(oddsReason(reveal)).toBeNull()
  const both = { count: 3, guesses: { Anna: [3, 3], Bert: [4, 4], Cleo: [1, 3] } } as const
  expect(oddsReason(both)).toBe('Longer shots pay more, and each side has its own odds.')
})
