import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { useTableClock } from './table-clock.ts'

interface TravelProps {
  readonly children: ReactNode
  readonly className?: string
}

const JOURNEY = { duration: 380, easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)' } as const
/** A shorter way comes from a line that grew. */
const NEAR = 12

interface Spot {
  readonly x: number
  readonly y: number
}

/** Moves everyone whose place differs from a step ago. Those elements have a `data-traveler`, each its own. */
export function Travel({ children, className }: TravelProps) {
  const ground = useRef<HTMLDivElement>(null)
  const stood = useRef<ReadonlyMap<string, Spot>>(new Map())
  const { isStopped } = useTableClock()
  useLayoutEffect(() =>
    withNextFrame(() => {
      if (!ground.current) return
      const stands = new Map<string, Spot>()
      // Measure everything before anyone moves: each move would force another layout for the next.
      const walks: (readonly [traveler: HTMLElement, from: Spot])[] = []
      for (const traveler of ground.current.querySelectorAll<HTMLElement>('[data-traveler]')) {
        const id = traveler.dataset.traveler ?? ''
        const here = spotOf(traveler)
        stands.set(id, here)
        const there = stood.current.get(id)
        if (there && !isStopped) walks.push([traveler, { x: there.x - here.x, y: there.y - here.y }])
      }
      for (const [traveler, from] of walks) walk(traveler, from)
      stood.current = stands
    }),
  )
  return (
    <div ref={ground} className={className}>
      {children}
    </div>
  )
}

/** Returns a person's place on the page, also while they are on their way there or still growing. */
function spotOf(traveler: HTMLElement): Spot {
  const { left, top, width, height } = traveler.getBoundingClientRect()
  const isMoving = (traveler.getAnimations?.().length ?? 0) > 0
  const { a = 1, e = 0, f = 0 } = isMoving ? new DOMMatrix(getComputedStyle(traveler).transform) : {}
  const grown = (width / a - width) / 2
  const share = shareOf(traveler)
  return { x: left - grown - e * share + window.scrollX, y: top + height / 2 - f * share + window.scrollY }
}

/** Returns the size of one of its pixels on the page, where a table is scaled down to fit a TV. */
const shareOf = (traveler: HTMLElement) => traveler.currentCSSZoom ?? 1

function walk(traveler: HTMLElement, { x, y }: Spot): void {
  if (Math.hypot(x, y) < NEAR || prefersStillness()) return
  const share = shareOf(traveler)
  traveler.animate?.([{ transform: `translate(${x / share}px, ${y / share}px)` }, { transform: 'none' }], JOURNEY)
}
