import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatEvery } from './repeat-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[OUTBOX-5] rounds do not overlap, and one that fails does not end them', async () => {
  const faults: unknown[] = []
  const ends: (() => void)[] = []
  let begun = 0
  const stop = repeatEvery(
    1000,
    () => {
      begun++
      if (begun === 2) return Promise.reject(new Error('away'))
      return new Promise((resolve) => ends.push(resolve))
    },
    (fault) => faults.push(fault),
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(2000)
  expect([begun, faults.length]).toEqual([3, 1])

  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect([begun, isStopped]).toEqual([3, false])
  ends[1]?.()
  await stopped
})
