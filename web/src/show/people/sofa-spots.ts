import { COUCH, couchFor } from './sofa-furniture.tsx'

/** The number of people side by side; more stand behind. */
const FRONT = 8
const WIDEST = 217
/** The width at which a person has their drawn size. More width makes them larger. */
const AS_DRAWN = 184
const LARGEST = 1.18

export interface SofaSpot {
  /** Its middle, in the sofa's units. */
  readonly x: number
  readonly width: number
  readonly isBehind: boolean
}

/** Returns the places, close together from the middle, as people sit. Everyone moves over for a newcomer. */
export function spotsFor(count: number): readonly SofaSpot[] {
  const front = Math.min(count, FRONT)
  const behind = count - front
  const couch = couchFor(count)
  return [...row(front, false, couch), ...row(behind, true, couch)]
}

/** Returns the style that puts a sitter there. */
export function spotStyle({ x, width }: SofaSpot) {
  return { width: `calc(${width} * var(--u))`, transform: `translateX(calc(${x - width / 2} * var(--u)))` }
}

/** Returns the scale for this many people: a few have the whole sofa and are larger. */
export function sizeFor(count: number): number {
  const width = widthFor(Math.min(count, FRONT))
  return Math.max(1, Math.min(LARGEST, width / AS_DRAWN))
}

function widthFor(count: number): number {
  return Math.min(WIDEST, (COUCH.width - 2 * COUCH.arms) / Math.max(1, count))
}

function row(count: number, isBehind: boolean, couch: number): readonly SofaSpot[] {
  const width = widthFor(count)
  return Array.from({ length: count }, (_, i) => ({
    x: couch / 2 + (i - (count - 1) / 2) * width,
    width,
    isBehind,
  }))
}
