import { expect, test } from 'vitest'
import { startMonotonicClock } from './monotonic-clock.ts'

test('[CLOCK-9] it starts at the time of the wall and then follows what has passed, wherever the wall goes', () => {
  let [wall, elapsed] = [1_800_000_000_000, 5000.25]
  const now = startMonotonicClock(
    () => wall,
    () => elapsed,
  )
  expect(now()).toBe(1_800_000_000_000)
  wall += 3_600_000
  elapsed += 250
  expect(now()).toBe(1_800_000_000_250)
  wall -= 7_200_000
  elapsed += 250
  expect(now()).toBe(1_800_000_000_500)
})
