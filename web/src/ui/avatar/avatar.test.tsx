import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { faceOf } from './face.ts'

afterEach(cleanup)

const drawn = (seed: string) => {
  const { container } = render(<Avatar seed={seed} />)
  const shape = container.querySelector('g')?.innerHTML
  cleanup()
  return shape
}

test('the same seed is the same face', () => {
  expect(drawn('player-1')).toBe(drawn('player-1'))
  expect(drawn('player-1')).not.toBe(drawn('player-2'))
})

test('faces are for ever', () => {
  expect(faceOf('highjinks')).toEqual({
    head: 'square',
    top: 'beanie',
    eyes: 'dots',
    mouth: 'cat',
    extra: 'cheeks',
    skin: 'orange',
    cloth: 'lilac',
    wall: 'lime',
  })
})

test('a party of eight looks like eight people', () => {
  for (let party = 0; party < 200; party += 1) {
    const faces = Array.from({ length: 8 }, (_, seat) => JSON.stringify(faceOf(`${party}-${seat}`)))
    expect(new Set(faces).size).toBe(8)
  }
})
