import { type PointerEvent, useRef } from 'react'

/** Far enough to be meant. */
const SWIPE = 40

export interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
}

/** A drag in any direction that ends on what it began on, or runs off it. */
export function useSwipe(onSwipe: () => void): Swipe {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const end = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current
    from.current = null
    if (start && Math.hypot(clientX - start.x, clientY - start.y) >= SWIPE) onSwipe()
  }
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerLeave: end,
  }
}
