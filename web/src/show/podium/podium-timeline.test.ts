import { expect, test } from 'vitest'
import { podiumTimeline } from './podium-timeline.ts'

const stepsOf = (...places: number[]) =>
  podiumTimeline({ standings: places.map((place, i) => ({ id: `${i}`, place, score: 0 })), awards: [] }).map(
    ([name]) => name,
  )

test('[PODIUM-1] the podium goes from third place to the winner, then takes the photo', () => {
  expect(stepsOf(1, 2, 3, 4)).toEqual(['third', 'second', 'suspense', 'first', 'flash', 'picture', 'rest'])
})

test('[PODIUM-1] an empty place takes no time', () => {
  expect(stepsOf(1, 2)).toEqual(['second', 'suspense', 'first', 'flash', 'picture', 'rest'])
  expect(stepsOf(1, 1, 3)).toEqual(['third', 'suspense', 'first', 'flash', 'picture', 'rest'])
  expect(stepsOf(1, 1, 1, 1)).toEqual(['suspense', 'first', 'flash', 'picture', 'rest'])
})

test('[PODIUM-1] each award has its own moment, and everything comes after the last one', () => {
  const award = { id: '0', title: '', detail: '' }
  const steps = podiumTimeline({ standings: [{ id: '0', place: 1, score: 1 }], awards: Array(20).fill(award) })
  const times = steps.map(([, at]) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(steps.filter(([name]) => name === 'award')).toHaveLength(20)
  expect(steps.at(-1)?.[1]).toBeLessThan(60_000)
})
