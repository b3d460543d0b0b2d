import { describe, expect, test } from 'vitest'
import * as protocol from './index.ts'
import { DEFAULT_SETTINGS, DURATION_LABELS, INTENSITIES } from './settings.ts'

const numbers = new Map<string, unknown>(Object.entries(protocol))

describe('the spec’s numbers that both sides know (section 9)', () => {
  test.each([
    ['CODE_LENGTH', 6],
    ['MIN_PLAYERS', 2],
    ['LOBBY_CAP', 8],
    ['MAX_PLAYERS', 20],
    ['NAME_MAX', 20],
    ['SCORE_MAX', 1000],
    ['CHALLENGE_DAYS', 7],
  ] as const)('[PROTO-1] %s is %d', (name, value) => {
    expect(numbers.get(name)).toBe(value)
  })

  test('[PROTO-1] levels and lengths are called as the spec calls them, Medium and Standard being the usual', () => {
    expect(INTENSITIES).toEqual(['Mild', 'Medium', 'Intense'])
    expect(Object.values(DURATION_LABELS)).toEqual(['Quick (15 mins)', 'Standard (30 mins)', 'Extended (45+ mins)'])
    expect(DEFAULT_SETTINGS).toMatchObject({ intensity: 'Medium', duration: 'Standard', numPlayers: 4 })
  })
})
