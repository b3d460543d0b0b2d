import { expect, it } from 'vitest'
import { endOf } from '../../show/timeline/steps.ts'
import { guessGroups, oddOneOf, revealTimeline } from './reveal-timeline.ts'

it('[TABLE-NEVER-3] everyone walks, it is counted, the odd one out is in focus, then come the guesses, and the points last', () => {
  const names = revealTimeline(3, 2).map(([name]) => name)
  expect(names.join(' ')).toBe('walk walk walk count odd guess guess guesses')
  const [first, second] = revealTimeline(4, 1).map(([, at]) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(500)
})

it('[TIMELINE-4] however many they are, five of its fourteen seconds are left for the result', () => {
  for (const people of [1, 2, 8, 20]) expect(endOf(revealTimeline(people, people))).toBeLessThanOrEqual(9000)
})

it('[TABLE-NEVER-3] only one against at least two is odd', () => {
  expect(oddOneOf({ have: ['a'], never: ['b', 'c'] })).toEqual({ id: 'a', has: true })
  expect(oddOneOf({ have: ['a', 'b'], never: ['c'] })).toEqual({ id: 'c', has: false })
  expect(oddOneOf({ have: ['a'], never: ['b'] })).toBeNull()
  expect(oddOneOf({ have: [], never: ['b', 'c', 'd'] })).toBeNull()
})

it('[TABLE-NEVER-3] equal guesses are together, from the fewest to the most, and the right ones are marked', () => {
  const guesses = { a: [3, 4], b: [1, 1], c: [3, 4], d: [2, 2] } as const
  expect(guessGroups({ guesses, count: 4 })).toEqual([
    { words: '1', ids: ['b'], isRight: false },
    { words: '2', ids: ['d'], isRight: false },
    { words: '3–4', ids: ['a', 'c'], isRight: true },
  ])
})
