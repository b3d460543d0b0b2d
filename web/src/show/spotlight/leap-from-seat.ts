import { pathFromSeat } from './path-from-seat.ts'

const LEAP = { duration: 560, easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)' } as const

/** Leaps off the sofa in a high arc, growing on the way. */
export function leapFromSeat(figure: HTMLElement | null, id: string): void {
  const path = figure && pathFromSeat(figure, id, 1 / 2)
  if (!path) return
  const { x, y, size } = path
  figure.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, size)})` },
      { transform: `translate(${x * 0.4}px, ${y * 0.2 - 60}px) rotate(${x > 0 ? -9 : 9}deg)`, offset: 0.55 },
      { transform: 'translateY(6px) scale(1.08, 0.9)', offset: 0.85 },
      { transform: 'none' },
    ],
    LEAP,
  )
}
