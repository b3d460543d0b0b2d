import type { View } from '@highjinks/games/never-have-i-ever'
import { expect, it } from 'vitest'
import { oddsReason, ownReason, priceWords } from './words.ts'

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
  ['Anna', 'Bert', false, '550 for guessing 3 and 200 for knowing who wrote it.'],
  ['Anna', 'Dora', false, null],
  ['Anna', 'Dora', true, 'For guessing 3, counted double.'],
  ['Bert', 'Dora', true, null],
] as const)('[TABLE-OWN-1] to %s, when %s wrote it (double: %s), it says why: %s', (me, author, isDouble, words) => {
  expect(ownReason({ reveal, author, isDouble }, me)).toBe(words)
})

it('[TABLE-OWN-1] says why different guesses were right', () => {
  expect(oddsReason(reveal)).toBeNull()
  const both = { count: 3, guesses: { Anna: [3, 3], Bert: [4, 4], Cleo: [1, 3] } } as const
  expect(oddsReason(both)).toBe(
    'Your own answer rules out one number, so not everyone had the same choices. Long shots pay more.',
  )
})

it.each([
  ['have', 'You count as one.'],
  ['never', 'You don’t count.'],
  ['skip', 'The less likely, the more it pays.'],
] as const)('[TABLE-NEVER-1] says to %s whether they are among those who are counted', (side, words) => {
  expect(priceWords(side)).toBe(words)
})
