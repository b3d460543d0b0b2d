import { PLACES_ON_PODIUM } from '../../show/podium/podium-timeline.ts'
import type { Span } from '../../show/podium/strewn.tsx'
import type { Result } from './results.ts'

export interface Step {
  readonly place: number
  readonly people: readonly Result[]
  /** Its width relative to the others. */
  readonly share: number
  readonly told: Told
}

/** The text that fits below everyone: their name, their award, and its reason. */
export type Told = 'nothing' | 'names' | 'titles' | 'reasons'

export interface WideLayout {
  /** From left to right. */
  readonly steps: readonly Step[]
  /** Everyone else, in a list beside the steps. */
  readonly others: readonly Result[]
  readonly otherColumns: 1 | 2
  readonly othersTold: Told
  /** The width of all steps on the TV, in percent. */
  readonly width: number
}

/** With up to this many players, everyone is on a step. */
const ALL_ON_STEPS = 4
/** With more people than this, no step can name them. */
const NAMED_MOST = 6
const TALL_LIST = 5
/** A longer name has two lines in a list. */
const LONG_NAME = 17
const LOW_LIST = 8
/** The width that each person's text on a step needs, in percent of the TV's width. */
const ROOM = { reasons: 13, titles: 8 } as const
const WIDTH = { alone: 71, besideList: 49, besideLongList: 38 } as const

const weightOf = (place: number, count: number) => (place === 1 ? Math.max(1.4, 1.1 * count) : count)

/** Returns the final arrangement on the TV: up to four all on steps, otherwise the first three places. */
export function wideLayout(places: readonly Result[]): WideLayout {
  const last = places.length <= ALL_ON_STEPS ? ALL_ON_STEPS : PLACES_ON_PODIUM
  const above = places.filter(({ place }) => place <= last)
  const others = isNamed(above) ? places.filter(({ place }) => place > last) : places
  const isLong = others.length > LOW_LIST
  // Each place with its reason has three lines.
  const linesMore = others.filter(({ name }) => name.length > LONG_NAME).length
  const width = others.length === 0 ? WIDTH.alone : isLong ? WIDTH.besideLongList : WIDTH.besideList
  return {
    steps: stepsOf(above, width),
    others,
    otherColumns: isLong ? 2 : 1,
    othersTold: others.length + linesMore / 3 <= TALL_LIST ? 'reasons' : others.length <= LOW_LIST ? 'titles' : 'names',
    width,
  }
}

/** Returns the steps of the first three places, revealed one after the other. */
export function stepsToTell(places: readonly Result[]): readonly Step[] {
  return stepsOf(
    places.filter(({ place }) => place <= PLACES_ON_PODIUM),
    WIDTH.alone,
  )
}

const isNamed = (people: readonly Result[]) => people.length <= NAMED_MOST

function stepsOf(people: readonly Result[], width: number): readonly Step[] {
  const taken = [...new Set(people.map(({ place }) => place))].map((place) => {
    const sharing = people.filter((one) => one.place === place)
    return { place, people: sharing, share: weightOf(place, sharing.length) }
  })
  const all = taken.reduce((sum, { share }) => sum + share, 0)
  const toldOn = ({ share, people: { length } }: Omit<Step, 'told'>): Told => {
    const room = (width * share) / all / length
    if (!isNamed(people)) return 'nothing'
    return room >= ROOM.reasons ? 'reasons' : room >= ROOM.titles ? 'titles' : 'names'
  }
  const [first, second, ...lower] = taken.map((step) => ({ ...step, told: toldOn(step) }))
  // Descends to the right; there's someone left of the winner if there's someone on the right.
  const upper = lower.length > 0 ? [second, first] : [first, second]
  return [...upper, ...lower].filter((step) => step !== undefined)
}

/** The left edge of the steps at rest, beside the jester, in percent of the TV's width. */
const LEFT = 16
/** The margin on either side of the people on a step, as a share of its width. */
const BESIDE = 0.12
/** The width of a list on the right. */
const LISTS = { 1: 30.5, 2: 41.5 } as const

/** Returns the extents of everything that reaches as high as the headline: the winners, and a list. */
export function takenOn({ steps, others, otherColumns, width }: WideLayout, left = LEFT): readonly Span[] {
  const all = steps.reduce((sum, { share }) => sum + share, 0)
  let from = left
  const winners = steps.flatMap(({ place, share }): readonly Span[] => {
    const wide = (width * share) / all
    const start = from
    from += wide
    return place === 1 ? [[start + BESIDE * wide, start + (1 - BESIDE) * wide]] : []
  })
  return others.length > 0 ? [...winners, [100 - LISTS[otherColumns], 100]] : winners
}
