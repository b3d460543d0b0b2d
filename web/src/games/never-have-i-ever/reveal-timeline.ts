import type { View } from '@highjinks/games/never-have-i-ever'
import type { Timeline } from '../../show/timeline/beats.ts'
import { CLICKS, PAYS, REVEALS, WALKS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'

/** The result says roughly how many have, and nothing more. */
const SEALED: Timeline = [['band', 1400, REVEALS]]

const FIRST_MS = 1200
const COUNT_AFTER_MS = 900
/** A TV shows only its two sides this long. */
export const HALVES_MS = 1700
const GUESS_AFTER_MS = 900
const PAID_AFTER_MS = 600

/**
 * Everyone walks to their place, it is counted, a player alone is in focus; then the guesses drop onto their numbers,
 * and the right one pays.
 */
export function revealTimeline(people: number, numbers: number): Timeline {
  const walks = inTurn('walk', people, { from: FIRST_MS, every: 700, within: 3000 }, WALKS)
  const counted = (walks.at(-1)?.[1] ?? FIRST_MS) + COUNT_AFTER_MS
  const odd = counted + HALVES_MS
  const drops = inTurn('guess', numbers, { from: odd + GUESS_AFTER_MS, every: 250, within: 600 }, CLICKS)
  const dropped = drops.at(-1)?.[1] ?? odd + GUESS_AFTER_MS
  return [...walks, ['count', counted, REVEALS], ['odd', odd], ...drops, ['guesses', dropped + PAID_AFTER_MS, PAYS]]
}

export type Open = Extract<NonNullable<View['reveal']>, { mode: 'open' }>

/** Returns the timeline of a reveal, open or sealed. */
export function timelineOf({ reveal, asked }: Pick<View, 'reveal' | 'asked'>): Timeline {
  if (!reveal) return []
  return reveal.mode === 'open' ? revealTimeline(asked.length, guessGroups(reveal).length) : SEALED
}

export interface GuessGroup {
  readonly words: string
  readonly ids: readonly string[]
  readonly isRight: boolean
}

/** Groups equal guesses, from the fewest to the most. */
export function guessGroups({ guesses, count }: Pick<Open, 'guesses' | 'count'>): readonly GuessGroup[] {
  const all = Object.entries(guesses)
  const ranges = new Map(all.map(([, range]) => [rangeWords(range), range]))
  return [...ranges]
    .sort(([, [a, b]], [, [c, d]]) => a - c || b - d)
    .map(([words, [least, most]]) => ({
      words,
      ids: all.flatMap(([id, range]) => (rangeWords(range) === words ? [id] : [])),
      isRight: least <= count && count <= most,
    }))
}

type Sides = Pick<Open, 'have' | 'never'>

/** Formats one number, or two with a dash between them. */
export function rangeWords([least, most]: readonly [least: number, most: number]): string {
  return least === most ? String(least) : `${least}–${most}`
}

/** Returns the order in which players go to their place: players on no side last. */
export function walkersOf(asked: readonly string[], { have, never }: Sides): readonly string[] {
  const isSilent = (id: string) => !have.includes(id) && !never.includes(id)
  return [...asked.filter((id) => !isSilent(id)), ...asked.filter(isSilent)]
}

export interface OddOne {
  readonly id: string
  readonly has: boolean
}

/** Returns the player alone on a side, if there are enough others to stare. */
export function oddOneOf({ have, never }: Sides): OddOne | null {
  if (have.length + never.length < 3) return null
  const [only] = have.length === 1 ? have : never.length === 1 ? never : []
  return only === undefined ? null : { id: only, has: have.length === 1 }
}
