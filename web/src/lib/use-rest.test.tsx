import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOMENT_MS, useRest } from './use-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const began = performance.now()
  document.getAnimations = () =>
    [...document.querySelectorAll<HTMLElement>('[data-moves]')].map((target) =>
      moving(target, performance.now() - began),
    )
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'getAnimations')
  vi.useRealTimers()
})

/** An animation as the browser reports it: endless, or one that runs once. */
function moving(target: HTMLElement, currentTime: number): Animation {
  const endTime = target.dataset['moves'] === 'once' ? 400 : Number.POSITIVE_INFINITY
  const effect = { target, getComputedTiming: () => ({ endTime }) }
  // Only the fields that the code reads.
  return { effect, currentTime, playState: 'running' } as unknown as Animation
}

function Screen({ version }: { readonly version: number }) {
  useRest(version, '.jester')
  return (
    <>
      <i data-moves="on" id="hero" />
      <i data-moves="once" id="entrance" />
      <i data-moves="on" id="loading" className="animate-spin" />
      <div className="jester">
        <i data-moves="on" id="breath" />
      </div>
    </>
  )
}

const resting = () => [...document.querySelectorAll('[data-rests]')].map(({ id }) => id)
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('a screen without news for a moment rests, except one small thing', () => {
  render(<Screen version={1} />)
  wait(MOMENT_MS - 1)
  expect(resting()).toEqual([])
  wait(3000)
  expect(resting()).toEqual(['hero'])
})

it('news and touches wake it', () => {
  const { rerender } = render(<Screen version={1} />)
  wait(MOMENT_MS + 3000)
  rerender(<Screen version={2} />)
  expect(resting()).toEqual([])
  wait(MOMENT_MS + 3000)
  expect(resting()).toEqual(['hero'])
  fireEvent.pointerDown(document.body)
  expect(resting()).toEqual([])
})

it("leaves nothing behind when it's gone", () => {
  const { unmount } = render(<Screen version={1} />)
  wait(MOMENT_MS + 3000)
  const hero = document.querySelector('#hero')
  unmount()
  expect(hero?.hasAttribute('data-rests')).toBe(false)
})
