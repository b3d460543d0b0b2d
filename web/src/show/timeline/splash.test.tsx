import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Splash } from './splash.tsx'
import { TableClock } from './table-clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show({ isOn = true, isStopped = false }) {
  const splash = (
    <Splash isOn={isOn} color="gold">
      Legend!
    </Splash>
  )
  render(<TableClock value={{ now: () => 0, isStopped, since: 0, deadline: null, timeline: [] }}>{splash}</TableClock>)
  // The text breaks out of its ground.
  act(() => {
    vi.advanceTimersByTime(50)
  })
  return document.body.textContent
}

it.each([
  ['between its step and the next', {}, 'Legend!'],
  ['before or after', { isOn: false }, ''],
  ['while the host has paused', { isStopped: true }, ''],
])('a moment has the whole screen: %s', (_, at, expected) => {
  expect(show(at)).toBe(expected)
})
