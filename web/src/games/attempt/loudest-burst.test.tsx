import type { PlayerView } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { LoudestBurst } from './loudest-burst.tsx'

const NOW = 1_000_000
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const players = ['anna', 'bert'].map((id) => ({ ...({} as PlayerView), id, name: id }))

function Shown({ isTv }: { readonly isTv: boolean }) {
  return (
    <TableClock value={useClockOf({ paused: false, since: NOW, deadline: NOW + 8000 })}>
      <TvContext value={isTv ? { latest: null } : null}>
        <LoudestBurst ids={['bert']} at={3000} players={players} />
      </TvContext>
    </TableClock>
  )
}
const later = (milliseconds: number) => {
  // What is told breaks out of its ground a picture later.
  for (const time of [milliseconds, 40]) {
    act(() => {
      vi.advanceTimersByTime(time)
    })
  }
  return document.body.textContent
}

it('[TIMELINE-8] for a moment a TV is theirs who are otherwise one line of a verdict', () => {
  vi.useFakeTimers({ now: NOW })
  render(<Shown isTv />)
  expect([later(2500), later(1000), later(1200)]).toEqual(['', 'bert!', ''])
})

it('[TIMELINE-8] a phone has the line alone', () => {
  vi.useFakeTimers({ now: NOW })
  render(<Shown isTv={false} />)
  expect(later(3500)).toBe('')
})
