import { expect, test } from 'vitest'
import { fillWall } from './fill-wall.ts'

test.each([
  [2, 30],
  [4, 32],
])('[TABLE-INTERLUDE-7] %i lines of %i letters are set far larger than anything else on a wall', (count, longest) => {
  const filling = fillWall(count, longest)
  expect(filling.columns).toBe(2)
  expect(filling.size).toBeGreaterThan(2.4)
})

test('[TABLE-INTERLUDE-7] the more and the longer they are, the smaller, and never smaller than the rest', () => {
  const sizes = [2, 3, 4, 6, 8].map((count) => fillWall(count, 40).size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(fillWall(8, 80)).toEqual({ size: 2.2, columns: 3 })
})
