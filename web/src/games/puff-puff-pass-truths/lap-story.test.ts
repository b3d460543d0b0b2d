import { expect, it } from 'vitest'
import { hushOf } from '../../show/timeline/stories.ts'
import { lapStory, ownPrize, prizesOf } from './lap-story.ts'

const ALL = { loudest: ['a'], liars: ['b'], prophets: ['c'], gains: {} }

it('[TABLE-PUFF-11] one prize after the other, the best story last, and the lights up with it', () => {
  expect(prizesOf(ALL).map(({ title }) => title)).toEqual([
    'Fooled the most people',
    'Guessed the best liar',
    'Best story',
  ])
  const story = lapStory(ALL)
  expect(story.map(([name]) => name)).toEqual(['prize', 'prize', 'stamp', 'gains'])
  expect(hushOf([story])).toBe(story[2]?.[1])
})

it('[TABLE-PUFF-11] a prize that nobody has won is not waited for', () => {
  const story = lapStory({ ...ALL, prophets: [], loudest: [] })
  expect(story.map(([name]) => name)).toEqual(['stamp', 'gains'])
})

it.each([
  ['a', '300 for the best story and 50 for guessing the best liar.'],
  ['b', null],
])('[TABLE-OWN-1] tells %s what the prizes of a lap were for: %s', (me, words) => {
  expect(ownPrize({ ...ALL, prophets: ['a', 'c'] }, me)).toBe(words)
})
