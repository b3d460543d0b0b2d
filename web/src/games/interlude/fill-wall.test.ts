import { expect, test } from 'vitest'
import { fillWall } from './fill-wall.ts'

test.each([
  [2, 30, false, 2],
  [4, 32, false, 2],
  [4, 32, true, 1],
])('[TABLE-INTERLUDE-7] %i lines of %i letters are set far larger than anything else on a wall', (...sample) => {
  const [count, longest, isSigned, columns] = sample
  const filling = fillWall(count, longest, isSigned)
  expect(filling.columns).toBe(columns)
  expect(filling.size).toBeGreaterThan(2.4)
})

test('[TABLE-INTERLUDE-7] the more and the longer they are, the smaller, and never smaller than the rest', () => {
  for (const isSigned of [false, true]) {
    const sizes = [2, 3, 4, 6, 8].map((count) => fillWall(count, 40, isSigned).size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(fillWall(8, 80, isSigned)).toEqual({ size: 2.2, columns: 3 })
  }
})
