import { expect, test } from 'vitest'
import { createCache } from './cache.ts'
import { createQueue } from './queue.ts'

test('jobs of one key run in order, one at a time; a failed one does not stop the next', async () => {
  const inTurn = createQueue()
  const log: string[] = []
  const job = (name: string) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'b') throw new Error(name)
    return name
  }
  const jobs = ['a', 'b', 'c'].map((name) => inTurn('key', job(name)))
  expect(await Promise.allSettled(jobs)).toMatchObject([{ value: 'a' }, { reason: { message: 'b' } }, { value: 'c' }])
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('jobs of different keys do not wait for each other', async () => {
  const inTurn = createQueue()
  void inTurn('slow', () => new Promise(() => undefined))
  expect(await inTurn('quick', async () => 'done')).toBe('done')
})

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
