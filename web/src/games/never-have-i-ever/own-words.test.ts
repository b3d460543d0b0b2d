import type { View } from '@highjinks/games/never-have-i-ever'
import { expect, it } from 'vitest'
import { ownReason } from './own-words.ts'

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
