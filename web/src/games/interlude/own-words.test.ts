import { expect, it } from 'vitest'
import { ownFinger, ownLine } from './own-words.ts'

const FINGERS = { Anna: 'Bert', Cleo: 'Bert', Bert: 'Anna', Dora: 'Cleo', Emil: 'Cleo', Fay: 'Bert' }

it.each([
  ['Anna', 200, 'You pointed with the room!'],
  ['Bert', 200, 'You pointed all alone.'],
  ['Dora', 200, 'You got outpointed.'],
  ['Late', 200, null],
  ['Anna', 0, null],
])('[TABLE-OWN-1] to %s a finger worth %i says: %s', (me, worth, words) => {
  expect(ownFinger({ fingers: FINGERS, gains: { Anna: 200, Cleo: 200, Fay: 200 }, most: ['Bert'], worth }, me)).toBe(
    words,
  )
})

it('[TABLE-OWN-1] [KIT-41] if no two agree, no one reads that they pointed with the room, or all alone', () => {
  const fingers = { Anna: 'Bert', Bert: 'Cleo', Cleo: 'Anna' }
  expect(ownFinger({ fingers, gains: {}, most: [], worth: 200 }, 'Anna')).toBe('Every finger for itself.')
})

it.each([
  ['Anna', 'You take the crown!'],
  ['Bert', 'One vote for your line!'],
  ['Cleo', 'Ahead of your time.'],
  ['Dora', null],
])('[TABLE-OWN-1] about the lines it tells %s: %s', (me, words) => {
  const line = (by: string, votes: number) => ({ id: by, text: 'x', by, votes })
  expect(ownLine({ lines: [line('Anna', 3), line('Bert', 1), line('Cleo', 0)] }, me)).toBe(words)
})
