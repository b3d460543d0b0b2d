import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Timing, useTimedAnimation } from './use-timed-animation.ts'

/** The parts of the Web Animations API that the hook uses; jsdom has none of it. */
class FakeAnimation {
  isPaused = false
  isCancelled = false
  private since = Date.now()
  private stood = 0

  get currentTime(): number {
    return this.isPaused ? this.stood : Date.now() - this.since
  }
  set currentTime(time: number) {
    this.since = Date.now() - time
    this.stood = time
  }
  pause(): void {
    this.stood = this.currentTime
    this.isPaused = true
  }
  cancel(): void {
    this.isCancelled = true
  }
}

let made: FakeAnimation[]
const running = () => made.filter((one) => !one.isCancelled)
const now = () => Date.now()

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
  made = []
  Element.prototype.animate = () => {
    const animation = new FakeAnimation()
    made.push(animation)
    // The hook uses these four of its many fields.
    return animation as unknown as Animation
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function Turning(timing: Timing) {
  const ref = useRef<HTMLDivElement>(null)
  useTimedAnimation(ref, { ...timing, from: 'rotate(0deg)', to: 'rotate(90deg)', easing: 'linear' }, now)
  return <div ref={ref} />
}
function turn(timing: Timing) {
  const { rerender } = render(<Turning {...timing} />)
  return (change: Timing) => rerender(<Turning {...change} />)
}
const progress = () => running().map((one) => [one.currentTime, one.isPaused ? 'stands' : 'turns'])

test('[TABLE-SPIN-3] a late screen joins in where the others are', () => {
  turn({ startAt: 8500, duration: 4000 })
  expect(progress()).toEqual([[1500, 'turns']])
})

test('[CLOCK-8] stops where it is during a pause, and goes on from there', () => {
  const changes = turn({ startAt: 10_000, duration: 4000 })
  vi.advanceTimersByTime(1200)
  changes({ startAt: 10_000, duration: 4000, isStopped: true })
  vi.advanceTimersByTime(60_000)
  expect(progress()).toEqual([[1200, 'stands']])
  changes({ startAt: 70_000, duration: 4000 })
  vi.advanceTimersByTime(300)
  expect(progress()).toEqual([[1500, 'turns']])
})

test('[CLOCK-8] stays at rest if it was at rest when the pause began', () => {
  const changes = turn({ startAt: 10_000, duration: 4000 })
  vi.advanceTimersByTime(5000)
  changes({ startAt: 10_000, duration: 4000, isStopped: true })
  expect(progress()).toEqual([[5000, 'stands']])
})

test('[CLOCK-8] a screen that opens during a pause shows the beginning, then what the others show', () => {
  const changes = turn({ startAt: 9000, duration: 4000, isStopped: true })
  vi.advanceTimersByTime(60_000)
  expect(progress()).toEqual([[0, 'stands']])
  changes({ startAt: 69_000, duration: 4000 })
  expect(progress()).toEqual([[1000, 'turns']])
})
