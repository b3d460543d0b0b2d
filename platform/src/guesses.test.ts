import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGuesses } from './guesses.ts'
import { createLog } from './log.ts'
import { openRateLimitStores } from './open-rate-limit-stores.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const start = () => createGuesses(openRateLimitStores({}, createLog('silent')))

test('[DOOR-4] after forty wrong codes an address is queued: one per second, at most twenty waiting, the rest refused', async () => {
  const guesses = start()
  for (let i = 0; i < 100; i++) await (await guesses.begin('here'))?.(false)
  for (let i = 0; i < 40; i++) await (await guesses.begin('here'))?.(true)
  const begun: number[] = []
  const asked = Array.from({ length: 25 }, (_, i) =>
    guesses.begin('here').then((end) => {
      if (end) begun.push(i)
      return end !== null
    }),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toEqual([0, 1])
  // Other addresses don't wait
  expect(await guesses.begin('elsewhere')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(begun).toEqual(Array.from({ length: 21 }, (_, i) => i))
  expect((await Promise.all(asked)).filter((isIn) => !isIn)).toHaveLength(4)
  // Five minutes after the first wrong code, it no longer waits
  await vi.advanceTimersByTimeAsync(300_000)
  await Promise.all(Array.from({ length: 30 }, async () => (await guesses.begin('here'))?.(false)))
})

test('[DOOR-4] parallel guesses gain nothing over sequential ones', async () => {
  const guesses = start()
  const ends = await Promise.all(Array.from({ length: 40 }, () => guesses.begin('here')))
  expect(ends).not.toContain(null)
  const line = Promise.all(Array.from({ length: 25 }, () => guesses.begin('here')))
  await vi.advanceTimersByTimeAsync(21_000)
  expect((await line).filter((end) => end === null)).toHaveLength(4)
})
