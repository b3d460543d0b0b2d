import { expect, test } from 'vitest'
import { takenOn, wideLayout } from './wide-layout.ts'

const takenAt = (...places: readonly number[]) =>
  takenOn(wideLayout(places.map((place, i) => ({ id: `${i}`, name: `${i}`, score: 100 - place, place })))).map((span) =>
    span.map(Math.round),
  )

test('nothing is behind the winners, wherever their step is, or behind a list', () => {
  expect(takenAt(1, 2, 3, 4)).toEqual([[35, 52]])
  expect(takenAt(1, 2, 2, 4)).toEqual([[51, 68]])
  expect(takenAt(1, 1, 1, 1)).toEqual([[25, 78]])
  expect(takenAt(1, 2, 3, 4, 5)).toEqual([
    [33, 48],
    [70, 100],
  ])
})
