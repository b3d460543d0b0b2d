import { expect, test } from 'vitest'
import { fillTv, noteStyle } from './fill-tv.ts'

/** Makes this many lines of this many letters, in words of six. */
const linesOf = (count: number, letters: number) =>
  Array.from({ length: count }, () => 'letter '.repeat(letters).slice(0, letters))

test.each([
  [2, 30],
  [4, 32],
])('%i lines of %i letters are far larger than anything else on a TV', (count, longest) => {
  const filling = fillTv(linesOf(count, longest))
  expect(filling.columns).toBe(2)
  expect(filling.size).toBeGreaterThan(2.4)
})

test('more and longer lines are smaller, but never smaller than other text', () => {
  const sizes = [2, 3, 4, 6, 8].map((count) => fillTv(linesOf(count, 40)).size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(fillTv(linesOf(8, 80))).toEqual({ size: 2.2, columns: 3 })
})

test('a long word shrinks rather than breaks', () => {
  const short = fillTv(['my left shoe', 'one long sigh', 'seven burritos'])
  const long = fillTv(['my left shoe', 'one long sigh', 'Grandmother’s-lasagnas'.replace('-', '')])
  expect(long.size).toBeLessThan(short.size)
})

test.each([
  [4, 2, []],
  [5, 2, [[4, 2]]],
  [5, 3, [[3, 2]]],
  [7, 3, [[6, 3]]],
])('with %i notes in %i columns, the last row is centered: %j', (count, columns, moved) => {
  const from = Array.from({ length: count }, (_, i) => [i, noteStyle(i, count, columns)] as const)
  expect(from.flatMap(([i, style]) => (style ? [[i, Object.values(style)[0]]] : []))).toEqual(moved)
})
