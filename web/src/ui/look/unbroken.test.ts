import { expect, test } from 'vitest'
import { fittingWords } from './unbroken.tsx'

test.each([
  ['fit as they are', 1.2, 0.8, { size: 1, narrow: 1 }],
  ['are a little too long: smaller', 0.9, 0.8, { size: 0.9, narrow: 1 }],
  ['are as small as a hand can read: narrower', 0.6, 0.8, { size: 0.8, narrow: 0.75 }],
  ['stand on a TV, where none is set smaller', 0.75, 1, { size: 1, narrow: 0.75 }],
])('words that %s', (_, share, least, set) => {
  const { size, narrow } = fittingWords(share, least)
  expect(size).toBeCloseTo(set.size)
  expect(narrow).toBeCloseTo(set.narrow)
})
