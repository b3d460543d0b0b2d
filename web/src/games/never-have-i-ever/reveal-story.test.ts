import { expect, it } from 'vitest'
import { endOf } from '../../stage/beats/beats.ts'
import { oddOneOf, revealStory } from './reveal-story.ts'

it('[TABLE-NEVER-3] everybody walks, it is counted, the odd one out is looked at, and the points come last', () => {
  expect(revealStory(3).map(([name]) => name)).toEqual(['walk', 'walk', 'walk', 'count', 'odd', 'guesses'])
  const [first, second] = revealStory(4).map(([, at]) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(500)
})

it('[BEATS-4] however many they are, five seconds of its fourteen are left for what came out', () => {
  for (const people of [1, 2, 8, 20]) expect(endOf(revealStory(people))).toBeLessThanOrEqual(9000)
})

it('[TABLE-NEVER-3] only one against at least two is odd', () => {
  expect(oddOneOf({ have: ['a'], never: ['b', 'c'] })).toEqual({ id: 'a', has: true })
  expect(oddOneOf({ have: ['a', 'b'], never: ['c'] })).toEqual({ id: 'c', has: false })
  expect(oddOneOf({ have: ['a'], never: ['b'] })).toBeNull()
  expect(oddOneOf({ have: [], never: ['b', 'c', 'd'] })).toBeNull()
})
