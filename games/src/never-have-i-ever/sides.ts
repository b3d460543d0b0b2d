import type { PlayerId } from '@highjinks/protocol'
import type { Band, Side, State } from './state.ts'

/** Fewer answers hide nobody: an incognito round with fewer shows nothing at all. */
export const INCOGNITO_NEEDS = 5
/** With two players, everyone knows whose it is. */
const WHOSE_NEEDS = 3

export function playersOn(state: State, side: Side): readonly PlayerId[] {
  return state.order.filter((id) => state.sides[id] === side)
}

export function countSides(state: State): { readonly have: number; readonly answers: number } {
  const have = playersOn(state, 'have').length
  return { have, answers: have + playersOn(state, 'never').length }
}

/** Returns the range for `have` out of `answers`. */
export function bandOf(have: number, answers: number): Band {
  const share = answers === 0 ? 0 : have / answers
  if (share < 1 / 3) return 'few'
  return share > 2 / 3 ? 'most' : 'half'
}

/** Returns whether it's incognito with too few players to hide among. */
export function isTooFew(state: State): boolean {
  return state.mode === 'incognito' && state.asked.length < INCOGNITO_NEEDS
}

/** Returns whether it's incognito with too few answers to hide among. */
export function isSealed(state: State): boolean {
  return state.mode === 'incognito' && countSides(state).answers < INCOGNITO_NEEDS
}

/** Returns whether players must guess whose statement it is. */
export function isWhoseAsked(state: State): boolean {
  return state.mode === 'open' && (state.card?.author ?? null) !== null && state.asked.length >= WHOSE_NEEDS
}

export const STEPS = ['side', 'guess', 'whose', 'done'] as const
export type AnswerStep = (typeof STEPS)[number]

/** Returns what this seat must decide next: one thing per screen. */
export function stepOf(state: State, seat: PlayerId): AnswerStep {
  if (state.sides[seat] === undefined) return 'side'
  if (!isTooFew(state) && state.guesses[seat] === undefined) return 'guess'
  return isWhoseAsked(state) && state.whose[seat] === undefined ? 'whose' : 'done'
}
