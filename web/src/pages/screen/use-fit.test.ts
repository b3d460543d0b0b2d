import { expect, it } from 'vitest'
import { fittingShare } from './use-fit.ts'

it.each([
  [800, 1],
  [1000, 1],
  [1040, 0.96],
  [1240, 0.8],
  [3000, 0.6],
])('[WALL-1] what would be %i px tall on a wall of 1000 is shown at %d', (height, share) => {
  expect(fittingShare((tried) => height * tried <= 1000)).toBeCloseTo(share)
})

it('[WALL-1] looks no further once it fits', () => {
  const tried: number[] = []
  fittingShare((share) => tried.push(share) === 2)
  expect(tried).toHaveLength(2)
})
