import { describe, expect, test } from 'vitest'
import * as limits from './limits.ts'
import { DEFAULT_SETTINGS, DURATION_LABELS, INTENSITIES } from './settings.ts'

const known = new Map<string, unknown>(Object.entries(limits))

describe('the spec’s constants (section 9)', () => {
  test.each([
    ['MIN_AGE', 21],
    ['CODE_LENGTH', 6],
    ['MIN_PLAYERS', 2],
    ['LOBBY_CAP', 8],
    ['MAX_PLAYERS', 20],
    ['LOCAL_NAME_MAX', 25],
    ['NAME_MAX', 20],
    ['PASSWORD_MIN', 6],
    ['USERNAME_MIN', 3],
    ['DEFAULT_PLAYERS', 4],
    ['DEFAULT_ROUNDS', 10],
    ['SCORE_MAX', 1000],
    ['LEADERBOARD_PREVIEW', 5],
    ['MORE_GAMES', 3],
    ['SKELETON_CARDS', 8],
    ['INTENSITY_STEPS', 5],
    ['CHALLENGE_DAYS', 7],
    ['ME_CACHE_MS', 300_000],
    ['TESTIMONIAL_MS', 5000],
    ['COOKIE_BANNER_MS', 1000],
    ['COPIED_DIALOG_MS', 3000],
    ['COPIED_LOBBY_MS', 2000],
    ['START_DELAY_MS', 1500],
    ['JOIN_REDIRECT_MS', 1000],
    ['PAGE_FADE_MS', 300],
    ['CAROUSEL_STEP_PX', 400],
    ['TOAST_MS', 5000],
    ['TOAST_SWIPE_PX', 50],
    ['TOOLTIP_MS', 700],
    ['TOOLTIP_SKIP_MS', 300],
    ['SCROLLBAR_HIDE_MS', 600],
  ] as const)('[PROTO-1] %s is %d', (name, value) => {
    expect(known.get(name)).toBe(value)
  })

  test('[PROTO-1] levels and lengths are called as the spec calls them, Medium and Standard being the usual', () => {
    expect(INTENSITIES).toEqual(['Mild', 'Medium', 'Intense'])
    expect(Object.values(DURATION_LABELS)).toEqual(['Quick (15 mins)', 'Standard (30 mins)', 'Extended (45+ mins)'])
    expect(DEFAULT_SETTINGS).toMatchObject({ intensity: 'Medium', duration: 'Standard', numPlayers: 4 })
  })

  test.each([
    [1, 1],
    [5, 5],
    [0, 1],
    [-3, 1],
    [9, 5],
    [2.5, 3],
    [2.4, 2],
    [Number.NaN, 3],
    [Number.POSITIVE_INFINITY, 3],
  ])('[PROTO-2] the rating %d is drawn as %d of five', (value, steps) => {
    expect(limits.clampRating(value)).toBe(steps)
  })
})
