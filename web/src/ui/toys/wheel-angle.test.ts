import { expect, test } from 'vitest'
import { isUpsideDown, segmentAt, spinTo } from './wheel-angle.ts'

test.each([
  [0, 0],
  [1, 7],
  [44, 7],
  [46, 6],
  [359, 0],
  [-1, 0],
  [360 * 5 + 90.5, 5],
])('a wheel of eight that stops at %s degrees shows segment %s', (angle, segment) => {
  expect(segmentAt(angle, 8)).toBe(segment)
})

test("a spin ends on the server's angle, after six full turns or more", () => {
  for (const [from, rest] of [
    [0, 10],
    [350, 10],
    [2000, 359],
  ] as const) {
    const end = spinTo(from, rest)
    expect(end - from).toBeGreaterThanOrEqual(6 * 360)
    expect(end % 360).toBe(rest)
  }
})

test("on a wheel of eight, labels that end in the lower half are turned over, and those at the sides aren't", () => {
  const turnedAt = (rest: number) => [...Array(8).keys()].filter((index) => isUpsideDown(index, 8, rest))
  expect(turnedAt(0)).toEqual([2, 3, 4, 5])
  expect(turnedAt(180)).toEqual([0, 1, 6, 7])
  expect(turnedAt(22.5)).toEqual([2, 3, 4])
})
