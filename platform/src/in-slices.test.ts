import { expect, test } from 'vitest'
import { createSlices } from './in-slices.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('[HOLD-6] work that arrives together runs in order, as much per turn as time allows', async () => {
  let time = 0
  const ran: number[] = []
  const run = createSlices(() => time)
  for (let i = 0; i < 10; i++) {
    run(() => {
      ran.push(i)
      time += 5
    })
  }
  const turns = [ran.length]
  while (ran.length < 10) {
    await nextTurn()
    turns.push(ran.length)
  }
  expect(ran).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(turns.every((count, i) => count - (turns[i - 1] ?? 0) <= 4)).toBe(true)
  expect(turns.length).toBeGreaterThan(2)
})
