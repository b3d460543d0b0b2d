import { PLACES_ON_PODIUM } from '../../show/podium/podium-timeline.ts'
import type { Span } from '../../show/podium/strewn.tsx'
import type { Place } from './places.ts'

export interface Step {
  readonly place: number
  readonly people: readonly Place[]
  /** How wide it is beside the others. */
  readonly share: number
  readonly told: Told
}

/** What there is room for below everybody: their name, what they were best at, and why. */
export type Told = 'nothing' | 'names' | 'titles' | 'reasons'

export interface WideLayout {
  /** From the left to the right. */
  readonly steps: readonly Step[]
  /** Everybody else, in a list beside the steps. */
  readonly others: readonly Place[]
  readonly otherColumns: 1 | 2
  readonly othersTold: Told
  /** What all steps take of the TV's width, in percent. */
  readonly width: number
}

/** Up to so many play, nobody is off the steps. */
const ALL_ON_STEPS = 4
/** Of more people than these no step can say who they are. */
const NAMED_MOST = 6
const TALL_LIST = 5
/** A longer name has two lines in a list. */
const LONG_NAME = 17
const LOW_LIST = 8
/** Each person's part of a step, in percent of the TV's width, that words need. */
const ROOM = { reasons: 13, titles: 8 } as const
const WIDTH = { alone: 71, besideList: 49, besideLongList: 38 } as const

const weightOf = (place: number, count: number) => (place === 1 ? Math.max(1.4, 1.1 * count) : count)

/** Who stands where on the TV when all is told: up to four all on steps, of more the first three places. */
export function wideLayout(places: readonly Place[]): WideLayout {
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

/** The first three places alone, as they are told one after the other. */
export function stepsToTell(places: readonly Place[]): readonly Step[] {
  return stepsOf(
    places.filter(({ place }) => place <= PLACES_ON_PODIUM),
    WIDTH.alone,
  )
}

const isNamed = (people: readonly Place[]) => people.length <= NAMED_MOST

function stepsOf(people: readonly Place[], width: number): readonly Step[] {
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
  // Down to the right; somebody stands left of the winner where there is somebody at the right, too.
  const upper = lower.length > 0 ? [second, first] : [first, second]
  return [...upper, ...lower].filter((step) => step !== undefined)
}

/** Where the steps begin at rest, beside whoever hosts, in percent of the TV's width. */
const LEFT = 16
/** Of a step's width, at either side of those who stand on it. */
const BESIDE = 0.12
/** A list takes so much at the right. */
const LISTS = { 1: 30.5, 2: 41.5 } as const

/** What is as tall as the headline is low: whoever won, and a list. */
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
