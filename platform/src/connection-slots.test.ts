import { expect, test } from 'vitest'
import { createConnectionSlots, maxOpenConnections, type SlotHolder } from './connection-slots.ts'

function connection(from: string | null, isIdle = false) {
  const one: SlotHolder & { isEnded: boolean } = {
    from,
    isEnded: false,
    isIdle: () => isIdle,
    end: () => void (one.isEnded = true),
  }
  return one
}

test('[PLACE-1] an address has so many connections; one more goes in for its oldest idle one, or not', () => {
  const slots = createConnectionSlots({ total: 100, perAddress: 3 })
  const [busy, idle, newer] = [connection('a'), connection('a', true), connection('a', true)]
  expect([busy, idle, newer].map((one) => slots.take(one))).toEqual([true, true, true])
  expect(slots.take(connection('a'))).toBe(true)
  expect([busy, idle, newer].map(({ isEnded }) => isEnded)).toEqual([false, true, false])
  expect([slots.take(connection('a')), slots.take(connection('a'))]).toEqual([true, false])
  expect(slots.take(connection('b'))).toBe(true)
  slots.leave(busy)
  expect(slots.take(connection('a'))).toBe(true)
})

test('[PLACE-2] when slots run short, the fullest address loses idle ones, then the newest, until all have about the same', () => {
  const slots = createConnectionSlots({ total: 6, perAddress: 6 })
  const greedy = Array.from({ length: 6 }, (_, i) => connection('greedy', i === 3))
  for (const one of greedy) expect(slots.take(one)).toBe(true)
  expect(slots.take(connection('greedy'))).toBe(true)
  expect(greedy.map(({ isEnded }) => isEnded)).toEqual([false, false, false, true, false, false])
  expect(slots.take(connection('greedy'))).toBe(false)
  for (const from of ['a', 'b', 'a']) expect(slots.take(connection(from))).toBe(true)
  // They hold three, two and one. With another, `a` would hold as many as the fullest address
  expect(slots.take(connection('a'))).toBe(false)
  expect(slots.take(connection('c'))).toBe(true)
  expect(greedy.filter(({ isEnded }) => isEnded)).toHaveLength(4)
})

test('[PLACE-3] what comes by a trusted proxy is nobody’s until the proxy tells whose it is', () => {
  const slots = createConnectionSlots({ total: 100, perAddress: 2 })
  const sockets = Array.from({ length: 4 }, () => connection(null))
  expect(sockets.map((one) => slots.take(one))).toEqual([true, true, true, true])
  expect(sockets.map((one, i) => slots.assign(one, i < 3 ? 'a' : 'b'))).toEqual([true, true, false, true])
})

test('[PLACE-2] there are as many slots as the system leaves room for', () => {
  expect(maxOpenConnections(10)).toBe(10)
  expect(maxOpenConnections(1e9)).toBeLessThan(1e9)
})
