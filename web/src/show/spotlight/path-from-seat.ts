import type { PlayerId } from '@highjinks/protocol'
import { prefersStillness } from '../../lib/stillness.ts'

interface SeatPath {
  /** Its distance at the start, in the figure's own pixels. */
  readonly x: number
  readonly y: number
  /** The seat's height relative to the figure's. */
  readonly size: number
}

/** Returns the path from a player's seat to an element; null if there's no such path or nothing should move. */
export function pathFromSeat(element: HTMLElement, id: PlayerId, startsAt: number): SeatPath | null {
  const seat = seatOf(id)
  if (!('animate' in element) || !seat || prefersStillness()) return null
  const [there, here] = [seat.getBoundingClientRect(), element.getBoundingClientRect()]
  const share = element.currentCSSZoom ?? 1
  return {
    x: (there.x + there.width / 2 - here.x - here.width / 2) / share,
    y: (there.y + there.height * startsAt - here.y - here.height / 2) / share,
    size: there.height / Math.max(1, here.height),
  }
}

/** Finds a player's seat on the sofa, also if only their bowl is there. */
function seatOf(id: string): Element | null {
  const sitters = [...document.querySelectorAll<HTMLElement>('[data-sitter]')]
  return sitters.find(({ dataset }) => dataset.sitter === id)?.querySelector('[data-figure]') ?? null
}
