import { expect, test } from 'vitest'
import { fittingSize } from './unbroken.tsx'

test.each([
  ['fit as they are', 1.2, 0.8, 1],
  ['are a little too long: smaller', 0.9, 0.8, 0.9],
  ['would be smaller than a hand can read: so small and no smaller', 0.6, 0.8, 0.8],
  ['stand on a TV, where none is set smaller', 0.75, 1, 1],
])('words that %s', (_, share, least, size) => {
  expect(fittingSize(share, least)).toBeCloseTo(size)
})
