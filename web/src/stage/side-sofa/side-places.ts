import { COUCH } from '../sofa/couch.tsx'
import type { Place } from '../sofa/places.ts'

/** From the seats of one row to those of the next: who stands there reaches the names above. */
export const STEP = COUCH.height + 36
const ABREAST = 2
const CUSHION = 155
/** Where many rows share the height, each is lower and has the more width for its names. */
const WIDE_CUSHION = 215
const MANY_ROWS = 4

interface Rows {
  readonly count: number
  /** Of the whole piece, in the sofa's units. */
  readonly width: number
  readonly places: readonly Place[]
  /** Nobody sits beside the one of the first row. */
  readonly isOdd: boolean
}

/** Two by two, one row above the other as in a theater; somebody left over has the highest one. */
export function rowsFor(people: number): Rows {
  const count = Math.max(1, Math.ceil(people / ABREAST))
  const cushion = count < MANY_ROWS ? CUSHION : WIDE_CUSHION
  const isOdd = people % ABREAST === 1
  const places = Array.from({ length: people }, (_, i) => {
    const seat = isOdd ? i + 1 : i
    const isAlone = isOdd && i === 0
    return {
      x: COUCH.arms + cushion * (isAlone ? ABREAST / 2 : (seat % ABREAST) + 1 / 2),
      y: STEP * Math.floor(seat / ABREAST),
      width: cushion,
      isBehind: false,
    }
  })
  return { count, width: 2 * COUCH.arms + ABREAST * cushion, places, isOdd }
}
