import { expect, test } from 'vitest'
import { risesOf } from './rises.ts'

const of = (...rows: readonly (readonly [place: number, score: number])[]) =>
  [...risesOf(rows.map(([place, score]) => ({ place, score }))).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, rise]) => Math.round(rise * 100))

test('after a squeaker the steps are nearly level, after a massacre first place is a tower', () => {
  expect(of([1, 6340], [2, 6330], [3, 6300])).toEqual([6, 3, 0])
  expect(of([1, 3200], [2, 2250], [3, 1460], [4, 950])).toEqual([74, 22, 9, 0])
  expect(of([1, 3880], [2, 1200], [3, 800])).toEqual([80, 7, 0])
})

test('anything but a photo finish shows at a glance', () => {
  expect(of([1, 6160], [2, 5770], [3, 5160])).toEqual([33, 7, 0])
})

test('no two places are level, none exceeds the whole height, and ties have one height', () => {
  expect(of([1, 1], [2, 0])).toEqual([73, 0])
  expect(of([1, 0], [2, 0], [3, 0])).toEqual([6, 3, 0])
  expect(Math.max(...of([1, 9000], [2, 4000], [3, 1500], [4, 0]))).toBeLessThanOrEqual(100)
  expect(of([1, 800], [1, 800])).toEqual([20])
  expect(of([1, 800], [1, 800], [3, 790])).toHaveLength(2)
})
