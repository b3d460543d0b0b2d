import type { PlayerId } from '@highjinks/protocol'
import { prefersStillness } from '../../lib/stillness.ts'

interface Way {
  /** How far away it begins, in pixels of the one who comes. */
  readonly x: number
  readonly y: number
  /** The height of the seat beside that of the one who comes. */
  readonly size: number
}

/** From somebody's seat to where an element stands; null where there is no such way, or nothing may move. */
export function wayFromSeat(element: HTMLElement, id: PlayerId, startsAt: number): Way | null {
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

/** Where somebody sits on the sofa, whether they are there just now or only their bowl. */
function seatOf(id: string): Element | null {
  const sitters = [...document.querySelectorAll<HTMLElement>('[data-sitter]')]
  return sitters.find(({ dataset }) => dataset.sitter === id)?.querySelector('[data-figure]') ?? null
}
