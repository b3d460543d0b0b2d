import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

test('the cache forgets what was unused for longest', () => {
  const cache = createCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect(['a', 'b', 'c'].map(cache.get)).toEqual([1, undefined, 3])
  cache.drop('c')
  expect(cache.get('c')).toBeUndefined()
})

test('what is only looked at is not used', () => {
  const cache = createCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.peek('a')).toBe(1)
  cache.set('c', 3)
  expect([cache.peek('a'), cache.size]).toEqual([undefined, 2])
})
