import { expect, test } from 'vitest'
import { endure } from './floods.ts'

test('[SLOW-1] slow readers, floods, and hundreds of silent connections: the others play on', async () => {
  const found = await endure({ slow: 8, floods: 1, halfOpen: 200, callers: 4 })
  expect(found.faults).toEqual([])
  expect(found.acks).toBeGreaterThan(10)
  // The drill counts milliseconds on its own machine. This one is shared, and the attackers always share it.
  expect(found.pace * found.slowdown).toBeGreaterThan(0.2)
})
