import { expect, it } from 'vitest'
import { outTime, payTime } from '../../show/timeline/beats.ts'
import { endOf, fitToPhase } from '../../show/timeline/steps.ts'
import { actsOf, bestMisread, galleryTimeline } from './gallery-timeline.ts'

const guess = (by: string, scene: number) => ({ by, scene, points: 0 })
const HIT = { scene: 1, guesses: [guess('a', 1), guess('b', 1)] }
const MIXED = { scene: 2, guesses: [guess('a', 2), guess('b', 3)] }
const LOST = { scene: 4, guesses: [guess('a', 5), guess('b', 5)] }
const MISSED = { scene: 0, guesses: [] }
const SCATTERED = { scene: 0, guesses: ['a', 'b', 'c', 'd', 'e', 'f'].map((by, i) => guess(by, i)) }

it("two scenes get the stage, the most misread last; a scene without guesses doesn't", () => {
  const shown = [[LOST, HIT, MIXED], [HIT, MIXED, LOST, { ...MIXED, scene: 3 }], [HIT, MISSED], [MISSED]].map(
    (gallery) => actsOf(gallery).map(({ scene, draw }) => `${scene} of ${draw}`),
  )
  expect(shown).toEqual([['2 of 3', '4 of 1'], ['2 of 2', '4 of 3'], ['1 of 1'], []])
})

it("first the right players, then the others' guesses; four at most", () => {
  const takesOf = (gallery: Parameters<typeof actsOf>[0]) =>
    actsOf(gallery).flatMap(({ takes }) => takes.map(({ seen, by }) => `${by.join('')}: ${seen}`))
  expect(takesOf([MIXED])).toEqual(['a: 2', 'b: 3'])
  expect(takesOf([LOST])).toEqual(['ab: 5'])
  expect(takesOf([SCATTERED])).toEqual(['a: 0', 'def: null', 'c: 2', 'b: 1'])
})

it('quotes the misreading that most shared', () => {
  expect(bestMisread([MIXED, LOST])).toEqual({ scene: 4, seen: 5, by: ['a', 'b'] })
  expect(bestMisread([HIT, MISSED])).toBeNull()
})

it('[TIMELINE-4] one act and two fit into their gallery, with time to read the bow', () => {
  for (const [acts, seconds] of [
    [1, 7],
    [2, 10],
  ] as const) {
    const timeline = galleryTimeline(actsOf([SCATTERED, LOST].slice(0, acts)))
    expect(fitToPhase(timeline, seconds * 1000)).toBe(timeline)
    expect(outTime(timeline)).toBeLessThan(seconds * 1000 - 2500)
    expect(payTime(timeline)).toBe(endOf(timeline))
  }
})
