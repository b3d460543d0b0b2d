import type { PlayerId } from '@highjinks/protocol'
import type { Band, Side, State } from './state.ts'

export const EXACT = 600
const CLOSE = 300
const ALONE = 300
export const STORY = 200
/** Off by one is worth something from this many players on. */
const CLOSE_FROM = 5
/** Fewer answers hide nobody: an incognito round with fewer shows nothing at all. */
export const INCOGNITO_NEEDS = 5

export function playersOn(state: State, side: Side): readonly PlayerId[] {
  return state.order.filter((id) => state.answers[id]?.side === side)
}

/** Of `answers` people `have` have. */
export function bandOf(have: number, answers: number): Band {
  const share = answers === 0 ? 0 : have / answers
  if (share < 1 / 3) return 'few'
  return share > 2 / 3 ? 'most' : 'half'
}

export function countAnswers(state: State): { readonly have: number; readonly answers: number } {
  const have = playersOn(state, 'have').length
  return { have, answers: have + playersOn(state, 'never').length }
}

/** Incognito, and too few answered to hide among. */
export function isSealed(state: State): boolean {
  return state.mode === 'incognito' && countAnswers(state).answers < INCOGNITO_NEEDS
}

/** What the answers are worth, before the last round doubles it. */
export function earned(state: State): Readonly<Record<PlayerId, number>> {
  const gains: Record<PlayerId, number> = {}
  for (const [id, { guess }] of Object.entries(state.answers)) {
    const points = guess === null ? 0 : state.mode === 'open' ? openGuess(state, guess) : bandGuess(state, guess)
    if (points > 0) gains[id] = points
  }
  for (const id of playersAlone(state)) gains[id] = (gains[id] ?? 0) + ALONE
  return gains
}

/** Alone on a side, with somebody on the other; in incognito nobody is ever singled out. */
export function playersAlone(state: State): readonly PlayerId[] {
  if (state.mode === 'incognito') return []
  const have = playersOn(state, 'have')
  const never = playersOn(state, 'never')
  if (have.length === 0 || never.length === 0) return []
  return [...(have.length === 1 ? have : []), ...(never.length === 1 ? never : [])]
}

function openGuess(state: State, guess: number): number {
  const distance = Math.abs(guess - countAnswers(state).have)
  if (distance === 0) return EXACT
  return distance === 1 && Object.keys(state.answers).length >= CLOSE_FROM ? CLOSE : 0
}

/** Points for the exact number would tell it, so in incognito the right band is the exact guess. */
function bandGuess(state: State, guess: number): number {
  if (isSealed(state)) return 0
  const { have, answers } = countAnswers(state)
  return bandOf(guess, answers) === bandOf(have, answers) ? EXACT : 0
}
