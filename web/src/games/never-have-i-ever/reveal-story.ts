import { inTurn } from '../../stage/beats/beats.ts'

const FIRST_MS = 1000
const COUNT_AFTER_MS = 700
const GUESSES_AFTER_MS = 900

/** Everybody walks to their side, it is counted, and then comes who had guessed it. */
export function revealStory(people: number) {
  const walks = inTurn('walk', people, { from: FIRST_MS, every: 380, within: 2600 })
  const counted = (walks.at(-1)?.[1] ?? FIRST_MS) + COUNT_AFTER_MS
  return [...walks, ['count', counted], ['guesses', counted + GUESSES_AFTER_MS]] as const
}
