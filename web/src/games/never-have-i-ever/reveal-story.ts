import type { View } from '@highjinks/games/never-have-i-ever'
import { inTurn } from '../../stage/beats/beats.ts'

const FIRST_MS = 1200
const COUNT_AFTER_MS = 900
const ODD_AFTER_MS = 900
const GUESSES_AFTER_MS = 1300

/** Everybody walks to their side, it is counted, whoever stands alone is looked at, and then comes who had guessed it. */
export function revealStory(people: number) {
  const walks = inTurn('walk', people, { from: FIRST_MS, every: 700, within: 4200 })
  const counted = (walks.at(-1)?.[1] ?? FIRST_MS) + COUNT_AFTER_MS
  const odd = counted + ODD_AFTER_MS
  return [...walks, ['count', counted], ['odd', odd], ['guesses', odd + GUESSES_AFTER_MS]] as const
}

type Sides = Pick<Extract<NonNullable<View['reveal']>, { mode: 'open' }>, 'have' | 'never'>

/** Who stands alone, where the others are enough to stare. */
export function oddOneOf({ have, never }: Sides): { readonly id: string; readonly has: boolean } | null {
  if (have.length + never.length < 3) return null
  const [only] = have.length === 1 ? have : never.length === 1 ? never : []
  return only === undefined ? null : { id: only, has: have.length === 1 }
}
