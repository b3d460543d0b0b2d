import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitToPhase, inTurn, type Step } from './steps.ts'
import { TableClock, useClockOf } from './table-clock.ts'
import { useSteps } from './use-steps.ts'

const NOW = 1_000_000
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const STORY: readonly Step<'suspense' | 'card' | 'gains'>[] = [
  ['suspense', 0],
  ...inTurn('card', 2, { from: 1000, every: 500 }),
  ['gains', 2500],
]
const later = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

/** Returns the steps that have come on a screen, whose phase the test can change. */
function play(first: Partial<Parameters<typeof useClockOf>[0]> = {}) {
  const unpaused: { paused: boolean; pausedAt?: number | undefined } = { paused: false }
  const phase = { current: { ...unpaused, since: NOW, deadline: NOW + 12_000, ...first } }
  function Phase({ children }: { readonly children: ReactNode }) {
    return <TableClock value={useClockOf(phase.current)}>{children}</TableClock>
  }
  let renders = 0
  const { result, rerender } = renderHook(
    () => {
      renders++
      return useSteps(STORY)
    },
    { wrapper: Phase },
  )
  return {
    come: () => (['suspense', 'card', 'gains'] as const).map((name) => result.current(name)),
    renders: () => renders,
    becomes: (change: Partial<typeof phase.current>) => {
      phase.current = { ...phase.current, ...change }
      rerender()
    },
  }
}

describe('a timeline in steps', () => {
  it('[TIMELINE-1] comes step by step, and nothing happens between them', () => {
    const { come, renders } = play()
    expect(come()).toEqual([1, 0, 0])
    const before = renders()
    later(990)
    expect([come(), renders()]).toEqual([[1, 0, 0], before])
    later(20)
    expect(come()).toEqual([1, 1, 0])
    later(500)
    expect(come()).toEqual([1, 2, 0])
    later(1000)
    expect([come(), renders()]).toEqual([[1, 2, 1], before + 3])
    later(60_000)
    expect(renders()).toBe(before + 3)
  })

  it('[TIMELINE-2] a late screen has the earlier steps, and all of them when all is over', () => {
    const { come } = play({ since: NOW - 1200 })
    expect(come()).toEqual([1, 1, 0])
    expect(play({ since: NOW - 5000 }).come()).toEqual([1, 2, 1])
    expect(vi.getTimerCount()).toBe(1)
  })

  it('[TIMELINE-2] with reduced motion, everything shows right away', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(play().come()).toEqual([1, 2, 1])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[TIMELINE-3] stops during a pause, and goes on from there', () => {
    const { come, becomes } = play()
    later(1100)
    becomes({ paused: true })
    expect(vi.getTimerCount()).toBe(0)
    later(60_000)
    expect(come()).toEqual([1, 1, 0])
    becomes({ paused: false, since: NOW + 60_000, deadline: NOW + 72_000 })
    expect(come()).toEqual([1, 1, 0])
    later(500)
    expect(come()).toEqual([1, 2, 0])
  })

  it('[TIMELINE-3] a screen that wakes up in a pause has told no more than the others, and goes on with them', () => {
    const { come, becomes } = play({ since: NOW - 60_000, deadline: NOW, paused: true, pausedAt: NOW - 58_900 })
    expect(come()).toEqual([1, 1, 0])
    later(60_000)
    expect(come()).toEqual([1, 1, 0])
    becomes({ paused: false, pausedAt: undefined, since: NOW + 58_900, deadline: NOW + 118_900 })
    expect(come()).toEqual([1, 1, 0])
    later(500)
    expect(come()).toEqual([1, 2, 0])
  })

  it('[TIMELINE-4] plays faster in a phase that is too short for it, and never slower', () => {
    const { come } = play({ deadline: NOW + 1000 })
    later(860)
    expect(come()).toEqual([1, 2, 1])
    expect(fitToPhase(STORY, 1000).at(-1)?.slice(0, 2)).toEqual(['gains', 850])
    expect(fitToPhase(STORY, 60_000)).toEqual(STORY)
    expect(fitToPhase(STORY, null)).toEqual(STORY)
  })

  it('[TIMELINE-4] many of a kind come closer together', () => {
    const times = (count: number) => inTurn('face', count, { from: 100, every: 300, within: 900 }).map(([, at]) => at)
    expect(times(2)).toEqual([100, 400])
    expect(times(7)).toEqual([100, 250, 400, 550, 700, 850, 1000])
    expect(times(0)).toEqual([])
  })
})
