/** The picture's own units: as wide as the sofa. */
export const PHOTO = { width: 1340, height: 880 } as const

/** A character's measures: the box, where they sit, where they stand, where the name goes. */
export const BODY = { width: 140, height: 220, hips: 186, feet: 217, chest: 152 } as const

export type Row = 'back' | 'seat' | 'top' | 'floor'

export interface PhotoPlace {
  readonly id: string
  readonly row: Row
  /** The upper left corner of their box, and their scale. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isWinner: boolean
}

interface Measure {
  /** The distance from the top of the sofa, and the part of the body that is there. */
  readonly y: number
  readonly on: 'hips' | 'feet'
  readonly largest: number
}

const MEASURES: Readonly<Record<Row, Measure>> = {
  /** Behind the sofa, their names above the hats of the people in front. */
  back: { y: 52, on: 'hips', largest: 1.2 },
  seat: { y: 196, on: 'hips', largest: 2.3 },
  /** On their feet, on the seat. */
  top: { y: 194, on: 'feet', largest: 2.75 },
  /** On the carpet, their hats below the winners' shoes. */
  floor: { y: 412, on: 'hips', largest: 1.35 },
}

const SEATED_MOST = 5
/** The number of people beside a person who stands in the middle. */
const SEATED_BESIDE = { few: 4, many: 6, fewUpTo: 8, allUpTo: 6 } as const
const NOBODY_BEHIND_UP_TO = 11
/** The most winners who stand above the others. More of them sit with everyone. */
const WINNERS_ON_TOP = 3
/** The width for a person who stands among seated people. */
const WINNER_WIDTH = 230
const MARGIN = 50
/** Neighbors can touch. */
const CLOSE = 16

type People = readonly { readonly id: string; readonly place: number }[]

export interface Seating {
  /** The sofa is higher if anyone sits on the carpet in front of it. */
  readonly sofaTop: number
  /** The back row comes first. */
  readonly spots: readonly PhotoPlace[]
}

/** Arranges everyone in one picture, winners above the others. */
export function seatPeople(people: People): Seating {
  const winners = people.filter(({ place }) => place === 1)
  const hasTop = winners.length <= WINNERS_ON_TOP && winners.length < people.length
  const top = hasTop ? winners : []
  const rows = divide(
    people.filter((one) => !top.includes(one)),
    top.length > 0,
  )
  const sofaTop = rows.floor.length > 0 ? 410 : 540
  const gap = top.length * WINNER_WIDTH
  return {
    sofaTop,
    spots: [
      ...spotsIn('back', rows.back, gap, sofaTop),
      ...spotsIn('seat', rows.seat, gap, sofaTop),
      ...spotsIn('top', top, 0, sofaTop),
      ...spotsIn('floor', rows.floor, gap, sofaTop),
    ],
  }
}

/** Fills the sofa first, then the carpet, then the row behind the sofa. */
function divide(people: People, hasTop: boolean): Readonly<Record<'back' | 'seat' | 'floor', People>> {
  const count = people.length
  if (count > NOBODY_BEHIND_UP_TO) {
    const third = Math.ceil(count / 3)
    return { seat: people.slice(0, third), back: people.slice(third, 2 * third), floor: people.slice(2 * third) }
  }
  const seated = hasTop ? seatedBeside(count) : Math.min(count, SEATED_MOST)
  return { back: [], seat: people.slice(0, seated), floor: people.slice(seated) }
}

/** Returns how many sit on the sofa. Only one or two on the carpet would look left over. */
function seatedBeside(count: number): number {
  if (count <= SEATED_BESIDE.allUpTo) return count
  const most = count > SEATED_BESIDE.fewUpTo ? SEATED_BESIDE.many : SEATED_BESIDE.few
  return Math.min(count, most)
}

/** Places a row side by side, with half on each side of a gap in the middle. */
function spotsIn(row: Row, people: People, gap: number, sofaTop: number): readonly PhotoPlace[] {
  const { y, on, largest } = MEASURES[row]
  const space = PHOTO.width - 2 * MARGIN - gap
  const places = gap > 0 ? Math.ceil(people.length / 2) * 2 : people.length
  const step = Math.min(space / Math.max(1, places), largest * (BODY.width - CLOSE))
  const scale = step / (BODY.width - CLOSE)
  return people.map(({ id, place }, i) => {
    const offset = (i - (places - 1) / 2) * step
    const middle = PHOTO.width / 2 + offset + (gap / 2) * Math.sign(offset)
    return {
      id,
      row,
      x: middle - (BODY.width * scale) / 2,
      y: sofaTop + y - BODY[on] * scale,
      scale,
      isWinner: place === 1,
    }
  })
}
