import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { useTableClock } from './table-clock.ts'

interface TravelProps {
  readonly children: ReactNode
  readonly className?: string
}

const JOURNEY = { duration: 380, easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)' } as const
/** Less than this is a line that grew, and no journey. */
const NEAR = 12

interface Spot {
  readonly x: number
  readonly y: number
}

/** Whoever stands elsewhere in it than a beat ago goes there. Those whom it concerns carry `data-traveler`, each once. */
export function Travel({ children, className }: TravelProps) {
  const ground = useRef<HTMLDivElement>(null)
  const stood = useRef<ReadonlyMap<string, Spot>>(new Map())
  const { isStopped } = useTableClock()
  useLayoutEffect(() => {
    if (!ground.current) return
    const stands = new Map<string, Spot>()
    for (const traveler of ground.current.querySelectorAll<HTMLElement>('[data-traveler]')) {
      const id = traveler.dataset.traveler ?? ''
      const { left, top, height } = traveler.getBoundingClientRect()
      const here = { x: left + window.scrollX, y: top + height / 2 + window.scrollY }
      stands.set(id, here)
      const there = stood.current.get(id)
      if (there && !isStopped) walk(traveler, { x: there.x - here.x, y: there.y - here.y })
    }
    stood.current = stands
  })
  return (
    <div ref={ground} className={className}>
      {children}
    </div>
  )
}

function walk(traveler: HTMLElement, { x, y }: Spot): void {
  if (Math.hypot(x, y) < NEAR || prefersStillness()) return
  traveler.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], JOURNEY)
}
