import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TvContext } from '../spotlight/tv-context.ts'
import { Splash } from './splash.tsx'
import { TableClock } from './table-clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show({ isOn = true, isStopped = false, isTv = true }) {
  const splash = (
    <Splash isOn={isOn} color="gold">
      Legend!
    </Splash>
  )
  render(
    <TableClock value={{ now: () => 0, isStopped, since: 0, deadline: null }}>
      <TvContext value={isTv ? { latest: null } : null}>{splash}</TvContext>
    </TableClock>,
  )
  // What it says breaks out of its ground.
  act(() => {
    vi.advanceTimersByTime(50)
  })
  return document.body.textContent
}

it.each([
  ['on a TV, between its step and the next', {}, 'Legend!'],
  ['before or after', { isOn: false }, ''],
  ['on a phone', { isTv: false }, ''],
  ['while the host has paused', { isStopped: true }, ''],
])('[TIMELINE-8] a moment has the whole screen: %s', (_, at, expected) => {
  expect(show(at)).toBe(expected)
})
