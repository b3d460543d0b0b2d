import { expect, it } from 'vitest'
import { fittingShare } from './use-fit.ts'

it.each([
  [800, 1],
  [1000, 1],
  [1040, 0.96],
  [1240, 0.8],
  [3000, 0.6],
])('[WALL-1] what would be %i px tall on a wall of 1000 is shown at %d', (height, share) => {
  expect(fittingShare((tried) => (height * tried) / 1000)).toBeCloseTo(share)
})

it('[WALL-1] lays the wall out once where all of it fits, and a few times where it does not', () => {
  const countTries = (height: number) => {
    let tries = 0
    fittingShare((tried) => {
      tries++
      return (height * tried) / 1000
    })
    return tries
  }
  expect([800, 1040, 1240, 3000].map(countTries)).toEqual([1, 2, 3, 1])
})
