import { expect, test } from 'vitest'
import { createPlaces, type Placed, placesHere } from './places.ts'

function connection(from: string | null, isIdle = false) {
  const one: Placed & { isEnded: boolean } = {
    from,
    isEnded: false,
    isIdle: () => isIdle,
    end: () => void (one.isEnded = true),
  }
  return one
}

test('[PLACE-1] an address has so many connections; one more goes in for its oldest idle one, or not', () => {
  const places = createPlaces({ places: 100, placesOfOne: 3 })
  const [busy, idle, newer] = [connection('a'), connection('a', true), connection('a', true)]
  expect([busy, idle, newer].map((one) => places.take(one))).toEqual([true, true, true])
  expect(places.take(connection('a'))).toBe(true)
  expect([busy, idle, newer].map(({ isEnded }) => isEnded)).toEqual([false, true, false])
  expect([places.take(connection('a')), places.take(connection('a'))]).toEqual([true, false])
  expect(places.take(connection('b'))).toBe(true)
  places.leave(busy)
  expect(places.take(connection('a'))).toBe(true)
})

test('[PLACE-2] when places run short whoever holds most gives up idle ones, then the newest, until all hold alike', () => {
  const places = createPlaces({ places: 6, placesOfOne: 6 })
  const greedy = Array.from({ length: 6 }, (_, i) => connection('greedy', i === 3))
  for (const one of greedy) expect(places.take(one)).toBe(true)
  expect(places.take(connection('greedy'))).toBe(true)
  expect(greedy.map(({ isEnded }) => isEnded)).toEqual([false, false, false, true, false, false])
  expect(places.take(connection('greedy'))).toBe(false)
  for (const from of ['a', 'b', 'a']) expect(places.take(connection(from))).toBe(true)
  // Three, two and one: another of `a` would hold as many as whoever holds most
  expect(places.take(connection('a'))).toBe(false)
  expect(places.take(connection('c'))).toBe(true)
  expect(greedy.filter(({ isEnded }) => isEnded)).toHaveLength(4)
})

test('[PLACE-3] what comes by a trusted proxy is nobody’s until the proxy tells whose it is', () => {
  const places = createPlaces({ places: 100, placesOfOne: 2 })
  const sockets = Array.from({ length: 4 }, () => connection(null))
  expect(sockets.map((one) => places.take(one))).toEqual([true, true, true, true])
  expect(sockets.map((one, i) => places.assign(one, i < 3 ? 'a' : 'b'))).toEqual([true, true, false, true])
})

test('[PLACE-2] there are as many places as the system leaves room for', () => {
  expect(placesHere(10)).toBe(10)
  expect(placesHere(1e9)).toBeLessThan(1e9)
})
