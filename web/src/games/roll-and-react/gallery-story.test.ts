import { expect, it } from 'vitest'
import { endOf, fitToPhase } from '../../stage/beats/beats.ts'
import { hushFrom, hushOf } from '../../stage/beats/stories.ts'
import { actsOf, galleryStory } from './gallery-story.ts'

const guess = (by: string, scene: number) => ({ by, scene, points: 0 })
const HIT = { scene: 1, guesses: [guess('a', 1), guess('b', 1)] }
const MIXED = { scene: 2, guesses: [guess('a', 2), guess('b', 3)] }
const LOST = { scene: 4, guesses: [guess('a', 5), guess('b', 5)] }

it('[TABLE-ACT-5] the two that most misread have the stage, the best of them last; with one a hit comes before it', () => {
  const shown = [[HIT, MIXED, LOST], [HIT, MIXED], [HIT], [{ scene: 1, guesses: [] }]].map((gallery) =>
    actsOf(gallery).map(({ scene, seen, by }) => `${by.join('')} took ${scene} for ${seen}`),
  )
  expect(shown).toEqual([
    ['b took 2 for 3', 'ab took 4 for 5'],
    ['ab took 1 for 1', 'b took 2 for 3'],
    ['ab took 1 for 1'],
    [],
  ])
})

it('[BEATS-4] two acts and the run fit into the eight seconds of a gallery, the last act in the dark', () => {
  const story = galleryStory(2)
  expect(fitToPhase(story, 8000)).toBe(story)
  expect(endOf(story)).toBeLessThan(6500)
  expect([hushFrom([story]), hushOf([story])]).toEqual([3000, 4700])
})
