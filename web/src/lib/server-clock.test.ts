import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearServerTime, serverNow } from './server-clock.ts'

/** The lead of the server's clock over the phone's, which the tests set. */
const AHEAD = 3_600_000
let phone = 0

const serverTime = () => Date.now() - phone + AHEAD
const error = () => serverNow() - serverTime()
/** A server message that traveled this long. */
function hears(travelled: number) {
  const sent = serverTime()
  vi.advanceTimersByTime(travelled)
  hearServerTime(sent)
}
/** A request and its reply, each with its travel time. */
function asks(there: number, back: number) {
  const asked = Date.now()
  vi.advanceTimersByTime(there)
  const sent = serverTime()
  vi.advanceTimersByTime(back)
  hearServerTime(sent, asked)
}
/** The phone's clock jumps forward or back. */
function sets(by: number) {
  phone += by
  vi.setSystemTime(Date.now() + by)
}

beforeEach(() => {
  phone = 0
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

// The order matters: each test builds on what the ones before heard.
test('[TIME-1] the first message sets the clock, and one that traveled faster sets it better', () => {
  hears(400)
  expect(error()).toBe(-400)
  hears(900)
  expect(error()).toBe(-400)
  hears(30)
  expect(error()).toBe(-30)
})

test("[TIME-2] views that waited while the phone slept don't set the clock back", () => {
  hears(30_000)
  expect(error()).toBe(-30)
})

test('[TIME-3] a slow reply changes nothing, and a fast one improves the clock', () => {
  asks(2000, 2000)
  expect(error()).toBe(-30)
  asks(10, 10)
  expect(error()).toBe(-10)
})

test.each([7_200_000, 60_000, 1000, -1000, -60_000])(
  '[TIME-4] when the phone’s own clock jumps by %i ms, the next reply corrects it',
  (by) => {
    sets(by)
    asks(20, 20)
    expect(Math.abs(error())).toBeLessThanOrEqual(20)
  },
)
