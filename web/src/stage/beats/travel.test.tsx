import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableClock } from './table-clock.ts'
import { Travel } from './travel.tsx'

let walks: string[]
beforeEach(() => {
  walks = []
  // jsdom lays nothing out and animates nothing: a place is what the element says of itself.
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
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function crowd(left: number, isStopped = false) {
  return (
    <TableClock value={{ now: Date.now, isStopped, since: 0, deadline: null }}>
      <Travel>
        <span data-traveler="Anna" data-left={left} />
      </Travel>
    </TableClock>
  )
}

describe('those who go to their side', () => {
  it('[BEATS-5] come from where they stood a beat ago', () => {
    const { rerender } = render(crowd(100))
    expect(walks).toEqual([])
    rerender(crowd(300))
    expect(walks).toHaveLength(1)
    expect(walks[0]).toMatch(/^Anna from .*translate\(-200px, 0px\)/)
  })

  it('[BEATS-5] stay where they are for less than a step, while the table is paused, and for whoever wants no motion', () => {
    const { rerender } = render(crowd(100))
    rerender(crowd(105))
    rerender(crowd(300, true))
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    rerender(crowd(600))
    expect(walks).toEqual([])
  })
})
