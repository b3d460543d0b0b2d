import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Sitter } from '../sofa/cast.ts'
import { rowsFor, STEP } from './side-places.ts'
import { SideSofa } from './side-sofa.tsx'

afterEach(cleanup)

const sitter = (id: string, more: Partial<Sitter> = {}): Sitter => ({
  ...({ id, name: id, score: 0, mood: 'calm', isStanding: false, gain: null } as const),
  ...more,
})

test('[TABLE-13] at the side of a laptop they sit in pairs, and somebody left over highest', () => {
  for (const people of [1, 2, 3, 5, 8]) {
    const { places, width } = rowsFor(people)
    const seats = places.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(seats).size, `${people}`).toBe(people)
    expect(places.every(({ x, width: each }) => x - each / 2 >= 0 && x + each / 2 <= width)).toBe(true)
  }
  expect(rowsFor(5).places.map(({ y = 0 }) => y / STEP)).toEqual([0, 1, 1, 2, 2])
})

test('[TABLE-13] the sofa at the side says who has how much, whose screen it is, and who has left for the stage', () => {
  const cast = [
    sitter('Anna', { score: 1250, gain: 300, isStanding: true }),
    sitter('Bert'),
    sitter('Late', { score: null }),
  ]
  render(<SideSofa cast={cast} performers={['Anna']} me="Bert" isPaused={false} reaction={null} host={null} />)
  expect(screen.queryByText('+300')).toBeNull()
  for (const drawing of document.querySelectorAll('[aria-hidden]')) drawing.remove()
  const people = within(screen.getByRole('region', { name: 'People and scores' }))
  expect(people.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Anna, 1,250 points, in the lead, on stage',
    'You, 0 points',
  ])
})
