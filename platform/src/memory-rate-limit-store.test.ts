import { expect, test } from 'vitest'
import { memoryRateLimitStore } from './memory-rate-limit-store.ts'

test('[REST-22] counts run out with their window, leave nothing when taken back, and never take more than their room', async () => {
  let now = 0
  const counts = memoryRateLimitStore(100, () => now)
  counts.init({ windowMs: 1000 })
  const hits = async (key: string) => (await counts.increment(key)).totalHits
  expect([await hits('a'), await hits('a'), await hits('b')]).toEqual([1, 2, 1])
  await counts.decrement('b')
  expect(counts.size).toBe(1)
  now = 1000
  expect(await hits('a')).toBe(1)
  for (let i = 0; i < 1000; i++) await hits(`key-${i}`)
  expect(counts.size).toBe(100)
  await counts.decrement('never counted')
  expect(counts.size).toBe(100)
})
