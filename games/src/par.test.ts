import { DURATIONS } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import type { Game } from './kit/index.ts'
import { parOf, ratingOf } from './par.ts'
import { GAMES } from './register.ts'

it.each([
  [0, 0],
  [-300, 0],
  [1, 0],
  [2000, 500],
  [4000, 750],
  [6000, 875],
  [1_000_000, 999],
])('[OUTBOX-3] %i points with a par of 2,000 are worth %i', (points, rating) => {
  expect(ratingOf(points, 2000)).toBe(rating)
})

it('[OUTBOX-3] every game that was measured has a par at every length, and a longer one a greater', () => {
  for (const [slug, { about }] of Object.entries<Game>(GAMES)) {
    if (!about.par) continue
    const pars = DURATIONS.map((duration) => parOf(slug, duration) ?? 0)
    expect(pars[0], slug).toBeGreaterThan(0)
    expect(
      pars.toSorted((a, b) => a - b),
      slug,
    ).toEqual(pars)
  }
})
