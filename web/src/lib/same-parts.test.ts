import { expect, test } from 'vitest'
import { withSameParts } from './same-parts.ts'

test('keeps the same object for an unchanged part, however deep, and makes new ones around a change', () => {
  const before = {
    players: [
      { id: 'anna', look: { hat: 'crown' } },
      { id: 'zoey', look: { hat: 'none' } },
    ],
    left: [],
  }
  const after = structuredClone(before)
  expect(withSameParts(before, after)).toBe(before)
  const [, zoe] = after.players
  if (zoe) zoe.look.hat = 'cap'
  const kept = withSameParts(before, after)
  expect(kept).toEqual(after)
  expect(kept.players[0]).toBe(before.players[0])
  expect(kept.left).toBe(before.left)
  expect(kept.players[1]).not.toBe(before.players[1])
})

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, {}],
  [[], {}],
  [null, { a: null }],
  [{ a: { b: 1 } }, { a: null }],
  [{ a: [1] }, { a: { 0: 1 } }],
])('in %j the value %j keeps only what equals it', (before, after) => {
  expect(withSameParts(before, after)).toEqual(after)
})
