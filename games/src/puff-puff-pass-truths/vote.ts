import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import type { Move, State } from './state.ts'

type Vote = Extract<Move, { type: 'vote' }>

/** It may be changed until the last vote is in. */
export function vote(state: State, by: PlayerId, { pick, isSure }: Vote): Step<State> {
  if (state.stage.phase !== 'vote') return refuse('wrong-phase')
  if (!state.voters.includes(by) || pick >= state.statements.length) return refuse('not-allowed')
  const nerve = nerveOf(state, by)
  if (isSure && nerve === 'spent') return refuse('not-allowed')
  return accept({ ...state, votes: { ...state.votes, [by]: { pick, isSure: isSure || nerve === 'last' } } })
}

export function undecided(state: State): readonly PlayerId[] {
  return state.voters.filter((id) => !state.votes[id])
}

/**
 * Dead sure once a lap: `spent`, `open`, or `last`, where nobody is left to be sure of and the vote is so by itself, for
 * it costs nothing and whoever forgets must not lose by it. Where one author is all there is to judge, it is no choice.
 */
export function nerveOf(state: State, seat: PlayerId): 'spent' | 'open' | 'last' {
  if (state.voters.length < 2 || !state.voters.includes(seat) || state.spent.includes(seat)) return 'spent'
  return state.queue.every((id) => id === seat) ? 'last' : 'open'
}

/** Those of this turn too. */
export function sureByNow(state: State): readonly PlayerId[] {
  return [...new Set([...state.spent, ...state.voters.filter((id) => state.votes[id]?.isSure)])]
}

/** Whoever is done writing says who will fool the most: not oneself, and only where there are several. */
export function call(state: State, by: PlayerId, whom: PlayerId): Step<State> {
  if (state.stage.phase !== 'write') return refuse('wrong-phase')
  if (!callable(state, by).includes(whom)) return refuse('not-allowed')
  return accept({ ...state, calls: { ...state.calls, [by]: whom } })
}

export function callable(state: State, by: PlayerId): readonly PlayerId[] {
  const others = state.order.filter((id) => id !== by && state.sheets[id])
  return state.sheets[by]?.isDone && others.length > 1 ? others : []
}
