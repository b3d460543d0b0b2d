import { describe, expect, it } from 'vitest'
import { awardsFor } from '../kit/awards.ts'
import { tableWith } from '../testing/toy.ts'
import { about } from './about.ts'
import { TITLES } from './moments.ts'
import { worthOf } from './pay.ts'

describe('points', () => {
  it.each([
    ['Hit', 1, null, 300],
    ['Truth', 5, null, 700],
    ['Hit', 3, 'held', 630],
    ['Hit', 4, 'held', 750],
    ['Truth', 3, 'burned', 380],
    ['Truth', 2, 'burned', 300],
    ['Pass', 3, null, 750],
    ['Challenge', 1, null, 450],
    ['Challenge', 5, 'held', 1310],
    ['Pass', 1, 'burned', 340],
  ] as const)('[DICE-7] %s at %i, %s, is worth %i', (task, intensity, luck, points) => {
    expect(worthOf(task, intensity, luck)).toBe(points)
  })
})

describe('the podium', () => {
  it('[DICE-16] has a different award for each of twelve, and says it kindly', () => {
    const names = Object.keys(TITLES)
    const players = names.map((_, i) => `player-${i}`)
    const moments = Object.fromEntries(names.map((name, i) => [name, { [players[i] ?? '']: 2 }]))
    const awards = awardsFor(tableWith(players, { moments }), TITLES)
    expect(new Set(awards.map(({ id }) => id)).size).toBe(12)
    expect(new Set(awards.map(({ title }) => title)).size).toBe(12)
    expect(awards.find(({ title }) => title === 'Golden wrist')?.detail).toBe('pushed twice, and it held')
  })
})

describe('the rules in three lines', () => {
  it('[DICE-16] are short enough to be read while people get ready', () => {
    expect((about.rules ?? []).map((line) => line.length > 20 && line.length <= 90)).toEqual([true, true, true])
  })
})
