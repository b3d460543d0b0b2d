import { expect, test } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

test('[METER-5] many connections of one address send together little more than so many phones, and others send on', () => {
  const { packets } = createRateLimits(true)
  const connections = Array.from({ length: 300 }, () => packets('here'))
  const quiet = packets('here')
  let taken = 0
  for (let second = 0; second < 20; second++)
    for (let i = 0; i < 20; i++) for (const take of connections) if (take(second * 1000 + i * 50, 1)) taken++
  // What each has of its own, and what the address has beside that
  expect(taken).toBeLessThan(300 * (40 + 20 * 3) + 3000 + 20 * 300 + 1)
  // Somebody beside them, at the same address and at another, is never cut for what a phone sends
  for (let second = 0; second < 20; second++) for (let i = 0; i < 3; i++) expect(quiet(second * 1000, 1)).toBe(true)
  const elsewhere = packets('elsewhere')
  for (let i = 0; i < 80; i++) expect(elsewhere(20_000, 1)).toBe(true)
  expect(elsewhere(20_000, 1)).toBe(false)
})
