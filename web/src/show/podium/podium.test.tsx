import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Podium } from './podium.tsx'
import { type Distance, stanceOn } from './stances.ts'

afterEach(cleanup)

const PLACES = [
  { id: 'anna', name: 'Anna', score: 4000, place: 1 },
  { id: 'bert', name: 'Bert', score: 1000, place: 2 },
]

function built(distance: Distance | null, isTold = true) {
  const { container } = render(<Podium places={PLACES} distance={distance} isTold={() => isTold} />)
  return ['.podium-ladder', '.podium-tape'].map((thing) => container.querySelectorAll(thing).length)
}

test('a ladder goes up to a runaway winner, and a tape is on both steps of a photo finish', () => {
  expect(built('far')).toEqual([1, 0])
  cleanup()
  expect(built('close')).toEqual([0, 2])
  cleanup()
  expect(built('clear')).toEqual([0, 0])
})

test('nothing hints at the result before the name', () => {
  expect(built('far', false)).toEqual([0, 0])
  cleanup()
  expect(built('close', false)).toEqual([0, 0])
})

test('winner and second show each distance in their own way', () => {
  const distances = ['level', 'close', 'clear', 'far'] as const
  expect(new Set(distances.map((distance) => stanceOn(1, distance).pose)).size).toBe(4)
  expect(new Set(distances.map((distance) => stanceOn(2, distance).mood)).size).toBe(3)
})
