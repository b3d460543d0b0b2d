import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

function marginAt(...rows: readonly (readonly [place: number, score: number])[]) {
  return marginOf(rows.map(([place, score], i) => ({ id: `${i}`, name: `${i}`, place, score })))
}

test.each([
  [6340, 6330, 'A photo finish', 'by 10 points!'],
  [101, 100, 'A photo finish', 'by 1 point!'],
  [2820, 1870, null, 'by 950 points!'],
  [3880, 1950, 'In a league of their own', 'by 1,930 points!'],
  [300, 0, 'In a league of their own', 'by 300 points!'],
])('[PODIUM-9] %i before %i is %s, %s', (first, second, name, points) => {
  expect(marginAt([1, first], [2, second], [3, 0])).toMatchObject({ name, points })
})

test('[PODIUM-9] tied winners read what they share, and a player alone has beaten no one', () => {
  expect(marginAt([1, 2400], [1, 2400], [3, 10])).toEqual({
    distance: 'level',
    name: 'Dead even',
    points: '2,400 each!',
    tease: null,
  })
  expect(marginAt([1, 2400])).toBeNull()
  expect(marginAt()).toBeNull()
})

test('[PODIUM-9] only a photo finish says how close it is before the name', () => {
  expect(marginAt([1, 6340], [2, 6330])?.tease).toBe('10 points in it')
  expect(marginAt([1, 2820], [2, 1870])?.tease).toBeNull()
})
