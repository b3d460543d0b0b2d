import { expect, test } from 'vitest'
import { unknownIn } from './known-methods.ts'

test.each([
  'a.toSpliced(1,2)',
  'Object.groupBy(a,b)',
  'Promise.withResolvers()',
  'map.values().map(f)',
  'AbortSignal.timeout(5)',
  'a.replace(RegExp(`(?<!b)c`))',
  'matchMedia(`(width < 40rem)`)',
  '<circle fill="oklch(0.4 0.1 20)" />',
  'style={fill:"color-mix(in oklab, red, white)"}',
])("[ENGINE-3] finds %s, which our oldest engines don't have", (code) => {
  expect(unknownIn(code)).toHaveLength(1)
})

test.each([
  'a.toSorted()',
  'Object.values(a).map(f)',
  'Object.entries().map(f)',
  '[...map.values()].map(f)',
  'a.at(-1)',
  'lookBack(String.raw`(?<!${a})b`)',
  'className="bg-[color-mix(in_oklab,red,white)]"',
])('[ENGINE-3] allows %s, which they have or which we add', (code) => {
  expect(unknownIn(code)).toEqual([])
})
