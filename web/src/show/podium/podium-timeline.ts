import type { TableFrame } from '@highjinks/protocol'
import { inTurn, type Step } from '../timeline/steps.ts'

/**
 * The steps of the podium. `suspense` is the silence before the name, `flash` the photo, `picture` the moment the eyes
 * have adjusted; then each award separately, and `rest` is everything.
 */
export type PodiumStep = 'third' | 'second' | 'suspense' | 'first' | 'flash' | 'picture' | 'award' | 'rest'

/** The step that reveals each place. */
export const STEP_OF_PLACE: Readonly<Record<number, PodiumStep>> = { 1: 'first', 2: 'second', 3: 'third' }
export const PLACES_ON_PODIUM = Object.keys(STEP_OF_PLACE).length

/** The time after the previous step. Before the first one the lights go down and the drums begin. */
const AFTER_MS = { third: 1800, second: 1900, suspense: 1800, first: 1700, flash: 3000, picture: 1000 } as const
const AWARD = { after: 3600, every: 4800, within: 40_000 } as const

type Ended = Pick<TableFrame, 'standings' | 'awards'>

/** Builds the end of a game, from third place to the winner. An empty place takes no time. */
export function podiumTimeline({ standings, awards }: Ended): readonly Step<PodiumStep>[] {
  const isTaken = (place: number) => standings.some((row) => row.place === place)
  const names = (['third', 'second', 'suspense', 'first', 'flash', 'picture'] as const).filter(
    (name) => (name !== 'third' || isTaken(3)) && (name !== 'second' || isTaken(2)),
  )
  const steps: Step<PodiumStep>[] = []
  let at = 0
  for (const name of names) {
    at += AFTER_MS[name]
    steps.push([name, at])
  }
  const awardSteps = inTurn('award', awards.length, {
    from: at + AWARD.after,
    every: AWARD.every,
    within: AWARD.within,
  })
  const [, last] = awardSteps.at(-1) ?? ['award', at]
  return [...steps, ...awardSteps, ['rest', last + AWARD.every]]
}

/** Returns when each such step comes, in milliseconds from the end of the game. */
export function stepTimes(table: Ended, name: PodiumStep): readonly number[] {
  return podiumTimeline(table).flatMap(([step, at]) => (step === name ? [at] : []))
}

/** Returns the awards from last place up, so that the winner hears theirs last. */
export function awardsInTurn({ standings, awards }: Ended): TableFrame['awards'] {
  const rank = (id: string) => standings.findIndex((row) => row.id === id)
  return awards.toSorted((a, b) => rank(b.id) - rank(a.id))
}
