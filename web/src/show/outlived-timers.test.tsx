import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAirborne } from './people/use-airborne.ts'
import { useCheers } from './spotlight/use-cheers.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NOBODY: readonly string[] = []
const THROWN = [1, 2].map((n) => ({ n, from: 'anna', kind: 'clap' as const }))

test.each([
  ['flies', (n: number) => useAirborne(THROWN[n - 1] ?? null).length],
  ['cheers', (n: number) => useCheers(NOBODY, THROWN[n - 1] ?? null, NOBODY).airborne.length],
])('keeps a still pending %s until its time, and leaves no timer once its screen is gone', (_, use) => {
  vi.useFakeTimers()
  const { result, rerender, unmount } = renderHook(({ n }) => use(n), { initialProps: { n: 0 } })
  rerender({ n: 1 })
  act(() => void vi.advanceTimersByTime(1000))
  rerender({ n: 2 })
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(2000))
  expect(result.current).toBeLessThan(2)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
