import type { View } from '@highjinks/games/roll-and-react'
import { expect, it } from 'vitest'
import { ownWords } from './words.ts'

type Shown = NonNullable<View['gallery']>[number]

/** One scene with Bert's and Cleo's guesses. */
function shown(scene: number, bert: number, cleo: number): Shown {
  return {
    scene,
    guesses: [
      { by: 'Bert', scene: bert, points: 0 },
      { by: 'Cleo', scene: cleo, points: 0 },
    ],
  }
}

const ALL = [shown(1, 1, 1), shown(2, 2, 2)]
const MIXED = [shown(1, 1, 3), shown(2, 4, 2)]
const NONE = [shown(1, 3, 3), shown(2, 4, 4)]
const UNGUESSED = [shown(1, 1, 1), { scene: 2, guesses: [] }]

it.each([
  ['Anna', ALL, 'All 2 got through!'],
  ['Anna', [shown(1, 1, 1)], 'It got through!'],
  // Each scene was seen by one of them, and misread by the other.
  ['Anna', MIXED, '2 of 4 guesses right!'],
  ['Anna', NONE, 'Nobody saw a thing.'],
  ['Anna', UNGUESSED, '1 of 2 got through!'],
  ['Bert', ALL, 'You saw all 2!'],
  ['Bert', MIXED, 'You saw 1 of 2!'],
  ['Bert', NONE, 'You didn’t get any.'],
  ['Dora', MIXED, null],
])('to %s a run tells its result, and claims no scene that someone misread', (me, gallery, words) => {
  expect(ownWords({ gallery, turn: 'Anna', audience: ['Bert', 'Cleo'] }, me)).toBe(words)
})
