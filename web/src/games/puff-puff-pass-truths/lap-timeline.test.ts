import { expect, it } from 'vitest'
import { suspenseUntil } from '../../show/timeline/beats.ts'
import { lapTimeline, ownPrize, prizesOf } from './lap-timeline.ts'

const ALL = { liars: ['b'], prophets: ['c'], gains: {} }

it('[TABLE-PUFF-11] one prize after the other, and the lights up with the last', () => {
  expect(prizesOf(ALL).map(({ title }) => title)).toEqual(['Fooled the most people', 'Guessed the best liar'])
  const timeline = lapTimeline(ALL)
  expect(timeline.map(([name]) => name)).toEqual(['prize', 'stamp', 'gains'])
  expect(suspenseUntil(timeline)).toBe(timeline[1]?.[1])
})

it("[TABLE-PUFF-11] doesn't wait for a prize without a winner", () => {
  const timeline = lapTimeline({ ...ALL, prophets: [] })
  expect(timeline.map(([name]) => name)).toEqual(['stamp', 'gains'])
})

it.each([
  ['a', 'For guessing the best liar.'],
  ['b', null],
])("[TABLE-OWN-1] tells %s the reasons for a round's prizes: %s", (me, words) => {
  expect(ownPrize({ ...ALL, prophets: ['a', 'c'] }, me)).toBe(words)
})
