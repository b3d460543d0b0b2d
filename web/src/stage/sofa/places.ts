import { COUCH } from './couch.tsx'

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
  return [...row(front, false), ...row(behind, true)]
}

/** Where it is, for what sits there. */
export function placeStyle({ x, width }: Place) {
  return { width: `calc(${width} * var(--u))`, transform: `translateX(calc(${x - width / 2} * var(--u)))` }
}

/** How much larger than drawn so many people are: a few of them have the whole sofa. */
export function sizeFor(count: number): number {
  const width = row(Math.min(count, FRONT), false)[0]?.width ?? WIDEST
  return Math.max(1, Math.min(LARGEST, width / AS_DRAWN))
}

function row(count: number, isBehind: boolean): readonly Place[] {
  const width = Math.min(WIDEST, (COUCH.width - 2 * COUCH.arms) / Math.max(1, count))
  return Array.from({ length: count }, (_, i) => ({
    x: COUCH.width / 2 + (i - (count - 1) / 2) * width,
    width,
    isBehind,
  }))
}
