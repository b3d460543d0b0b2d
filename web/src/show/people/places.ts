import { COUCH, couchFor } from './sofa-furniture.tsx'

/** As many as sit side by side; more of them stand behind. */
const FRONT = 8
const WIDEST = 217
/** So wide a place is for somebody drawn as they are; with more of it they are larger. */
const AS_DRAWN = 184
const LARGEST = 1.18

export interface Place {
  /** The middle of it, in the sofa's units. */
  readonly x: number
  readonly width: number
  readonly isBehind: boolean
}

/** The middle first and close together, as people sit; everybody moves up for whoever comes. */
export function placesFor(count: number): readonly Place[] {
  const front = Math.min(count, FRONT)
  const behind = count - front
  const couch = couchFor(count)
  return [...row(front, false, couch), ...row(behind, true, couch)]
}

/** Where it is, for what sits there. */
export function placeStyle({ x, width }: Place) {
  return { width: `calc(${width} * var(--u))`, transform: `translateX(calc(${x - width / 2} * var(--u)))` }
}

/** How much larger than drawn so many people are: a few of them have the whole sofa. */
export function sizeFor(count: number): number {
  const width = widthFor(Math.min(count, FRONT))
  return Math.max(1, Math.min(LARGEST, width / AS_DRAWN))
}

function widthFor(count: number): number {
  return Math.min(WIDEST, (COUCH.width - 2 * COUCH.arms) / Math.max(1, count))
}

function row(count: number, isBehind: boolean, couch: number): readonly Place[] {
  const width = widthFor(count)
  return Array.from({ length: count }, (_, i) => ({
    x: couch / 2 + (i - (count - 1) / 2) * width,
    width,
    isBehind,
  }))
}
