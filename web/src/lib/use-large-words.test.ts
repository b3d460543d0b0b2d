import { expect, it } from 'vitest'
import { largestThatFits } from './use-large-words.ts'

const SIZES = [1, 2, 3, 4, 5, 6, 7]

it.each([
  [0, null],
  [1, 1],
  [4, 4],
  [7, 7],
  [9, 7],
])('of sizes up to %d the largest is %s', (room, largest) => {
  expect(largestThatFits(SIZES, (size) => size <= room)).toBe(largest)
})

it('measures no more often than it must', () => {
  let measured = 0
  largestThatFits(SIZES, () => {
    measured += 1
    return true
  })
  expect(measured).toBe(3)
})
