import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { CrownedTop } from './crown.tsx'
import { faceOf, TOPS } from './face.ts'
import { dressed } from './looks.ts'
import { Top } from './top.tsx'

afterEach(cleanup)

const drawn = (seed: string) => {
  const { container } = render(<Avatar seed={seed} />)
  const shape = container.querySelector('svg')?.innerHTML
  cleanup()
  return shape
}

test('the same seed gives the same face', () => {
  expect(drawn('player-1')).toBe(drawn('player-1'))
  expect(drawn('player-1')).not.toBe(drawn('player-2'))
})

test('faces never change', () => {
  expect(faceOf('highjinks')).toEqual({
    head: 'square',
    top: 'beanie',
    eyes: 'dots',
    mouth: 'cat',
    extra: 'cheeks',
    skin: 'orange',
    cloth: 'lilac',
    ground: 'lime',
  })
})

test('a party of eight looks like eight people', () => {
  for (let party = 0; party < 200; party += 1) {
    const faces = Array.from({ length: 8 }, (_, seat) => JSON.stringify(faceOf(`${party}-${seat}`)))
    expect(new Set(faces).size).toBe(8)
  }
})

test('[LOOK-2] in a room no two share a color or a hat, and players who chose no face keep their own features', () => {
  for (let seat = 0; seat < 8; seat += 1) {
    const own = faceOf(`someone-${seat}`)
    const { head, eyes, mouth, extra } = dressed(own, { color: seat, hat: seat })
    expect({ head, eyes, mouth, extra }).toEqual({ head: own.head, eyes: own.eyes, mouth: own.mouth, extra: own.extra })
  }
  expect(dressed(faceOf('anybody'), { color: 0, hat: 0, face: 2 })).toMatchObject({ eyes: 'wink', mouth: 'smirk' })
  const eight = Array.from({ length: 8 }, (_, seat) => dressed(faceOf('anybody'), { color: seat, hat: seat }))
  expect(new Set(eight.map((face) => face.skin)).size).toBe(8)
  expect(new Set(eight.map((face) => face.top)).size).toBe(8)
})

test.each(TOPS)('with a crown on, %s is still worn', (shape) => {
  const linesOf = (drawing: ReactNode) => {
    const { container } = render(<svg>{drawing}</svg>)
    const lines = [...container.querySelectorAll('path, circle, rect')].map(
      (line) => line.getAttribute('d') ?? line.outerHTML,
    )
    cleanup()
    return lines
  }
  const bare = linesOf(<Top shape={shape} colour="red" />)
  const crowned = linesOf(<CrownedTop shape={shape} colour="red" />)
  expect(crowned).toEqual(expect.arrayContaining(bare))
  expect(crowned).toHaveLength(bare.length + 1)
})
