import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { isTooFew, isWhoseAsked } from './sides.ts'
import type { Move, State } from './state.ts'

type AnswerMove = Extract<Move, { readonly type: 'say' | 'guess' | 'band' | 'whose' }>

/** Takes one decision after the other: the side, how many have, and whose it is. */
export function answer(state: State, by: PlayerId, move: AnswerMove): Step<State> {
  if (state.stage.phase !== 'answer') return refuse('wrong-phase')
  if (!state.asked.includes(by)) return refuse('not-allowed')
  switch (move.type) {
    case 'say': {
      const isFinal = state.guesses[by] !== undefined || state.whose[by] !== undefined || isTooFew(state)
      if (state.sides[by] === move.side || (state.sides[by] !== undefined && isFinal)) return refuse('already-done')
      return accept({ ...state, sides: { ...state.sides, [by]: move.side } })
    }
    case 'guess':
      return guess(state, by, move.number)
    case 'band':
      return guess(state, by, move.band)
    case 'whose': {
      if (!isWhoseAsked(state) || state.guesses[by] === undefined) return refuse('not-allowed')
      if (state.whose[by] !== undefined) return refuse('already-done')
      if (move.author !== null && (move.author === by || !state.asked.includes(move.author)))
        return refuse('not-allowed')
      return accept({ ...state, whose: { ...state.whose, [by]: move.author } })
    }
  }
}

/** Takes a number in open mode, or a range in incognito; the player's own side is set by then. */
function guess(state: State, by: PlayerId, given: State['guesses'][PlayerId]): Step<State> {
  if (given === undefined || isTooFew(state) || state.sides[by] === undefined) return refuse('not-allowed')
  if (given !== null && (typeof given === 'number') !== (state.mode === 'open')) return refuse('not-allowed')
  if (typeof given === 'number' && !isPossible(state, by, given)) return refuse('not-allowed')
  if (state.guesses[by] !== undefined) return refuse('already-done')
  return accept({ ...state, guesses: { ...state.guesses, [by]: given } })
}

function isPossible(state: State, by: PlayerId, number: number): boolean {
  const side = state.sides[by]
  return number >= (side === 'have' ? 1 : 0) && number <= state.asked.length - (side === 'never' ? 1 : 0)
}
