import { describe, expect, test, vi } from 'vitest'
import { tickLastSeconds, untilTick } from './last-seconds.ts'

describe('the last five seconds', () => {
  test.each([
    [20_000, 15_000],
    [5_001, 1],
    [5_000, 1_000],
    [4_300, 300],
    [1_200, 200],
    [1_000, null],
    [400, null],
    [0, null],
    [-10, null],
  ])('with %i ms left, the next tick is in %s', (left, pause) => expect(untilTick(left)).toBe(pause))

  test('tick five times and not at zero', () => {
    vi.useFakeTimers({ now: 0 })
    const tick = vi.fn()
    tickLastSeconds(12_000, Date.now, tick)
    vi.advanceTimersByTime(6_999)
    expect(tick).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(10_000)
    expect(tick).toHaveBeenCalledTimes(5)
    vi.useRealTimers()
  })
})
