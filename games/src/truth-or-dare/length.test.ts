import { DEFAULT_SETTINGS, DURATION_MINUTES, DURATIONS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'

import { truthOrDare } from './index.ts'

const TABLES = [3, 4, 5, 6, 7, 8]

describe.each(DURATIONS)('a %s evening', (duration) => {
  it.each(TABLES)('[TOD-11] of %i takes what its label says, give or take a fifth', (players) => {
    const minutes = truthOrDare.minutes(players, { ...DEFAULT_SETTINGS, duration })
    expect(minutes).toBeGreaterThanOrEqual(0.8 * DURATION_MINUTES[duration])
    expect(minutes).toBeLessThanOrEqual(1.2 * DURATION_MINUTES[duration])
  })
})
