import { expect, test } from 'vitest'
import { endOf } from '../../show/timeline/steps.ts'
import { revealTimeline } from './reveal-timeline.ts'

test('[BAKED-18] from the second round on, the beats of a reveal run at two thirds', () => {
  const [first, later, last] = [1, 2, 5].map((round) => revealTimeline(5, round))
  expect(later).toEqual(last)
  expect(later?.map(([name, , does]) => [name, does])).toEqual(first?.map(([name, , does]) => [name, does]))
  expect(endOf(later ?? [])).toBe(Math.round((endOf(first ?? []) * 2) / 3))
})
