import { expect, it } from 'vitest'
import { clicksOf } from './clicks.ts'

it('pegs click slower and slower, each apart from the one before, and none after the wheel stops', () => {
  const clicks = clicksOf(5 * 360, 8, 5000)
  const pauses = clicks.slice(1).map((at, i) => at - (clicks[i] ?? 0))
  expect(pauses.length).toBeGreaterThan(10)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(65)
  expect(pauses.at(-1)).toBeGreaterThan(4 * (pauses[0] ?? 0))
  expect(clicks.at(-1)).toBeLessThanOrEqual(5000)
})
