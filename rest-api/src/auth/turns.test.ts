import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Creates work that ends on command, and records the order in which it began. */
function gatedWork() {
  const gates: (() => void)[] = []
  const begun: string[] = []
  let most = 0
  let running = 0
  return {
    begun,
    most: () => most,
    work: (name: string) => async () => {
      begun.push(name)
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => gates.push(resolve))
      running--
      return name
    },
    /** Ends the work that began first. */
    end: async () => {
      gates.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('[AUTH-11] only so many hashes run in parallel, so many wait, and the rest are refused right away', async () => {
  const turns = createTurns(2, 3)
  const { work, end, most } = gatedWork()
  const asked = Array.from({ length: 8 }, (_, i) => turns.take('here', work(`${i}`)))
  expect(await Promise.all(asked.slice(5))).toEqual([null, null, null])
  for (let i = 0; i < 5; i++) await end()
  expect(await Promise.all(asked.slice(0, 5))).toEqual(['0', '1', '2', '3', '4'])
  expect(most()).toBe(2)
  expect(await turns.take('here', async () => 'free again')).toBe('free again')
})

test('[AUTH-11] a hash that fails gives its place back', async () => {
  const turns = createTurns(1, 1)
  await expect(turns.take('here', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await turns.take('here', async () => 1)).toBe(1)
})

test('[AUTH-19] addresses take turns, and the one that fills the line gives up its newest', async () => {
  const turns = createTurns(1, 4)
  const { work, end, begun } = gatedWork()
  const greedy = Array.from({ length: 5 }, (_, i) => turns.take('greedy', work(`greedy ${i}`)))
  const ann = turns.take('ann', work('ann'))
  const bob = turns.take('bob', work('bob'))
  expect(await Promise.all(greedy.slice(3))).toEqual([null, null])
  // Equal shares for all are no reason to refuse anyone
  const cleo = turns.take('cleo', work('cleo'))
  const dan = turns.take('dan', work('dan'))
  expect(await dan).toBeNull()
  for (let i = 0; i < 5; i++) await end()
  expect(await Promise.all([ann, bob, cleo])).toEqual(['ann', 'bob', 'cleo'])
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'ann', 'bob', 'cleo'])
})
