import { expect, test } from 'vitest'
import { createBuckets } from './buckets.ts'

test('[REST-22] a bucket gives its burst, then as much as flows in', () => {
  const buckets = createBuckets({ burst: 3, perSecond: 1 })
  expect([0, 0, 0, 0].map((now) => buckets.take('a', now))).toEqual([true, true, true, false])
  expect(buckets.take('b', 0)).toBe(true)
  expect(buckets.has('a', 500)).toBe(false)
  expect(buckets.take('a', 1000)).toBe(true)
  expect(buckets.take('a', 1000)).toBe(false)
  expect([9000, 9000, 9000, 9000].map((now) => buckets.take('a', now))).toEqual([true, true, true, false])
})

test('[REST-22] inventing keys fills no memory, and a clock set back gives nothing', () => {
  const buckets = createBuckets({ burst: 1, perSecond: 1 }, 100)
  for (let i = 0; i < 1000; i++) buckets.take(`key-${i}`, 0)
  expect(buckets.size).toBe(100)
  buckets.take('late', 5000)
  expect(buckets.take('late', 0)).toBe(false)
})
