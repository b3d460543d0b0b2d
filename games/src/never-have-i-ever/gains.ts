import type { PlayerId } from '@highjinks/protocol'
import { addGains, givenByPeople, required } from '../kit/index.ts'
import { worthOfBand, worthOfNumber } from './numbers.ts'
import { countSides, isSealed, isWhoseAsked, playersOn } from './sides.ts'
import type { State } from './state.ts'

const WHOSE = 200
const UNKNOWN = 200

export type Gains = Readonly<Record<PlayerId, number>>

/** Computes what the guesses pay, before the last rounds double it. */
export function guessGains(state: State): Gains {
  if (isSealed(state)) return {}
  const { have, answers } = countSides(state)
  const gains = Object.entries(state.guesses).map(([id, guess]) => {
    if (guess === null) return [id, 0] as const
    const isNumber = typeof guess === 'number'
    const side = required(state.sides[id])
    return [id, isNumber ? worthOfNumber(state, side, guess, have) : worthOfBand(state, guess, have, answers)] as const
  })
  return Object.fromEntries(gains.filter(([, points]) => points > 0))
}

/** Returns each player's suspect, without the author's own tap. */
export function suspects(state: State): Readonly<Record<PlayerId, PlayerId>> {
  const author = state.card?.author ?? null
  if (author === null || !isWhoseAsked(state)) return {}
  const named = Object.entries(state.whose).flatMap(([id, one]) =>
    one === null || id === author ? [] : [[id, one] as const],
  )
  return Object.fromEntries(named)
}

/** Returns whether more than half of the suspicions were wrong. */
export function isUnknown(state: State): boolean {
  const named = Object.values(givenByPeople(suspects(state), state))
  return named.filter((one) => one !== state.card?.author).length > named.length / 2
}

export function whoseGains(state: State): Gains {
  const author = state.card?.author ?? null
  if (author === null) return {}
  const right = Object.entries(suspects(state)).filter(([, one]) => one === author)
  const found = Object.fromEntries(right.map(([id]) => [id, WHOSE]))
  return isUnknown(state) ? addGains(found, { [author]: UNKNOWN }) : found
}

/** Returns the players alone on a side, with someone on the other. It pays nothing. */
export function playersAlone(state: State): readonly PlayerId[] {
  const have = playersOn(state, 'have')
  const never = playersOn(state, 'never')
  if (have.length === 0 || never.length === 0) return []
  return [...(have.length === 1 ? have : []), ...(never.length === 1 ? never : [])]
}
