import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableClock } from './table-clock.ts'
import { Travel } from './travel.tsx'

let walks: string[]
beforeEach(() => {
  vi.useFakeTimers()
  walks = []
  // jsdom has no layout or animation: an element states its own place.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = Number(this.getAttribute('data-left'))
    const box = { x: left, left, right: left + 20, y: 0, top: 0, bottom: 20, width: 20, height: 20 }
    return { ...box, toJSON: () => box }
  })
  Element.prototype.animate = function (this: Element, keyframes) {
    walks.push(`${this.getAttribute('data-traveler')} from ${JSON.stringify(keyframes)}`)
    return {} as unknown as Animation
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function crowd(left: number, isStopped = false) {
  return (
    <TableClock value={{ now: Date.now, isStopped, since: 0, deadline: null, timeline: [] }}>
      <Travel>
        <span data-traveler="Anna" data-left={left} />
      </Travel>
    </TableClock>
  )
}

/** Draws a frame and lets it paint. */
function paint(draw: (crowd: ReactNode) => void, left: number, isStopped = false) {
  draw(crowd(left, isStopped))
  vi.advanceTimersToNextFrame()
}

describe('people who go to their side', () => {
  it('come from where they were a step ago', () => {
    const { rerender } = render(null)
    paint(rerender, 100)
    expect(walks).toEqual([])
    paint(rerender, 300)
    expect(walks).toHaveLength(1)
    expect(walks[0]).toMatch(/^Anna from .*translate\(-200px, 0px\)/)
  })

  it("don't move for less than a step, during a pause, or with reduced motion", () => {
    const { rerender } = render(null)
    paint(rerender, 100)
    paint(rerender, 105)
    paint(rerender, 300, true)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    paint(rerender, 600)
    expect(walks).toEqual([])
  })
})
