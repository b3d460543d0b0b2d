import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearServerTime, serverNow } from './server-clock.ts'

/** The server is this far ahead of the phone whose clock the tests set. */
const AHEAD = 3_600_000
let phone = 0

const serverTime = () => Date.now() - phone + AHEAD
const error = () => serverNow() - serverTime()
/** Something told by the server, that travelled so long. */
function hears(travelled: number) {
  const sent = serverTime()
  vi.advanceTimersByTime(travelled)
  hearServerTime(sent)
}
/** A question and its answer, each so long on its way. */
function asks(there: number, back: number) {
  const asked = Date.now()
  vi.advanceTimersByTime(there)
  const sent = serverTime()
  vi.advanceTimersByTime(back)
  hearServerTime(sent, asked)
}
/** The phone's clock is put forward, or back. */
function sets(by: number) {
  phone += by
  vi.setSystemTime(Date.now() + by)
}

beforeEach(() => {
  phone = 0
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

// In order: what was heard stays known.
test('[TIME-1] the first word sets the clock, and one that travelled faster sets it better', () => {
  hears(400)
  expect(error()).toBe(-400)
  hears(900)
  expect(error()).toBe(-400)
  hears(30)
  expect(error()).toBe(-30)
})

test('[TIME-2] views that waited while the phone slept set nothing back', () => {
  hears(30_000)
  expect(error()).toBe(-30)
})

test('[TIME-3] a slow answer changes nothing, and a fast one improves', () => {
  asks(2000, 2000)
  expect(error()).toBe(-30)
  asks(10, 10)
  expect(error()).toBe(-10)
})

test.each([7_200_000, 60_000, 1000, -1000, -60_000])(
  '[TIME-4] when the phone’s own clock jumps by %i ms, the next answer is enough',
  (by) => {
    sets(by)
    asks(20, 20)
    expect(Math.abs(error())).toBeLessThanOrEqual(20)
  },
)
