import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Transition } from './transition.ts'
import { TurnTransition } from './turn-transition.tsx'

let cancelled = 0
beforeEach(() => {
  vi.useFakeTimers()
  cancelled = 0
  // The transition uses only these of an animation's fields; jsdom has none.
  Element.prototype.animate = () => ({ cancel: () => cancelled++ }) as unknown as Animation
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const CROSSES = [{ opacity: 0 }, { opacity: 1 }]
const TRANSITION: Transition = {
  opens: ['choose', 'deal'],
  props: [{ drawn: <svg />, place: 'inset-0', crosses: CROSSES }],
  out: CROSSES,
  into: CROSSES,
}

function table(phase: string, words: string, paused = false) {
  return (
    <TurnTransition transition={TRANSITION} table={{ phase, round: 1, turn: 'Anna', paused }} className="">
      <p id="card">{words}</p>
      <div data-actions>
        <button type="button">Tap</button>
      </div>
    </TurnTransition>
  )
}

type Draw = ReturnType<typeof render>['rerender']

/** Replaces the table and lets the new one paint. */
function turn(rerender: Draw, ...to: Parameters<typeof table>) {
  rerender(table(...to))
  vi.advanceTimersToNextFrame()
}

describe('the way from one turn to the next', () => {
  it('nothing crosses the announcement of the last round', () => {
    const { container, rerender } = render(table('finale', 'Last round!'))
    turn(rerender, 'choose', 'the new card')
    expect(container.querySelector('[inert]')).toBeNull()
    expect(container.textContent).toBe('the new cardTap')
  })

  it('sweeps away a picture of the old page, without its buttons, while the new one is there', () => {
    const { container, rerender } = render(table('reveal', 'the old card'))
    turn(rerender, 'choose', 'the new card')
    const picture = container.querySelector('[inert]')
    expect(picture?.textContent).toBe('the old card')
    expect(container.querySelectorAll('#card')).toHaveLength(1)
    expect(container.querySelectorAll('button')).toHaveLength(1)
    act(() => {
      vi.advanceTimersByTime(400)
    })
    expect(container.textContent).toBe('the new cardTap')
    expect(cancelled).toBeGreaterThan(2)
  })

  it('sweeps it away at its old size, whatever the new one has to fit', () => {
    const { container, rerender } = render(table('reveal', 'the old card'))
    container.querySelector<HTMLElement>('[data-fits]')?.style.setProperty('--fit', '0.8')
    turn(rerender, 'choose', 'the new card')
    const [ground, picture] = container.querySelectorAll<HTMLElement>('[data-fits]')
    ground?.style.removeProperty('--fit')
    expect(picture?.textContent).toBe('the old card')
    expect(picture?.style.getPropertyValue('--fit')).toBe('0.8')
  })

  it("doesn't leave within a turn", () => {
    const { container, rerender } = render(table('deal', 'the card'))
    turn(rerender, 'perform', 'the card, too')
    expect(container.querySelector('[inert]')).toBeNull()
  })

  it("ends right away when the host pauses, and doesn't begin during a pause", () => {
    const { container, rerender } = render(table('reveal', 'the old card'))
    turn(rerender, 'choose', 'the new card')
    turn(rerender, 'choose', 'the new card', true)
    expect(container.querySelector('[inert]')).toBeNull()
    turn(rerender, 'deal', 'another', true)
    expect(container.querySelector('[inert]')).toBeNull()
  })

  it('is left out with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { container, rerender } = render(table('reveal', 'the old card'))
    turn(rerender, 'choose', 'the new card')
    expect(container.querySelector('[inert]')).toBeNull()
  })
})
