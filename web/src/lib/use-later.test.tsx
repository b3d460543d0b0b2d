import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInTurn } from './use-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PICTURE_MS = 20
function pass(pictures: number) {
  act(() => {
    vi.advanceTimersByTime(pictures * PICTURE_MS)
  })
}

const hold = (turn: number) =>
  renderHook(({ score }) => useInTurn({ score }, turn).score, { initialProps: { score: 1 } })

test("a redraw without a change doesn't start the wait again", () => {
  const { result, rerender } = hold(4)
  rerender({ score: 2 })
  for (let picture = 0; picture < 5; picture++) {
    rerender({ score: 2 })
    pass(1)
  }
  expect(result.current).toBe(2)
})

test('all of them change at once with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { result, rerender } = hold(6)
  rerender({ score: 2 })
  expect(result.current).toBe(2)
})

test('compares held values by what they show, without serializing them', () => {
  const toJSON = vi.fn(() => 'written down')
  const { result, rerender } = renderHook(({ score }) => useInTurn({ score, toJSON, press: () => score }, 2).score, {
    initialProps: { score: 1 },
  })
  rerender({ score: 2 })
  rerender({ score: 2 })
  pass(3)
  expect([result.current, toJSON.mock.calls.length]).toEqual([2, 0])
})
