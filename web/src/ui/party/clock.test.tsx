import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linesIn } from '../announcer/testing/lines.ts'
import { Clock } from './clock.tsx'

const now = () => Date.now()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const read = () => screen.getByRole('timer').getAttribute('aria-label')

test('counts down to the deadline and stops at zero', () => {
  render(<Clock deadline={1_002_500} totalMs={20_000} now={now} />)
  expect(read()).toBe('Clock: 3 seconds left')
  pass(600)
  expect(read()).toBe('Clock: 2 seconds left')
  pass(1000)
  expect(read()).toBe('Clock: 1 second left')
  pass(5000)
  expect(read()).toBe('Clock: time is up')
  expect(vi.getTimerCount()).toBe(0)
})

test('beats in the last five seconds only, and announces them once', () => {
  render(<Clock deadline={1_006_000} totalMs={20_000} now={now} />)
  const digits = () => screen.getByRole('timer').querySelector('span')
  expect(digits()?.className).not.toContain('animate-beat')
  pass(1010)
  expect(digits()?.className).toContain('animate-beat')
  expect(linesIn()).toContain('5 seconds left')
  pass(1000)
  expect(linesIn()).toEqual([])
})

test("follows the server's clock, not the phone's", () => {
  const ahead = () => Date.now() + 30_000
  render(<Clock deadline={1_040_000} totalMs={60_000} now={ahead} />)
  expect(read()).toBe('Clock: 10 seconds left')
})

test('draws a tick for each second left, in one piece', () => {
  const { container } = render(<Clock deadline={1_020_000} totalMs={20_000} now={now} />)
  const ticks = () => container.querySelector('[data-lit]')?.getAttribute('d')?.split('M').length ?? 0
  expect(ticks() - 1).toBe(20)
  pass(4_500)
  expect(ticks() - 1).toBe(16)
  expect(container.querySelectorAll('svg *')).toHaveLength(4)
})
