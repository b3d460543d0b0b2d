import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import type { Move, State } from './state.ts'

type Vote = Extract<Move, { type: 'vote' }>

/** A vote can change until the last one is in. */
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
 * Dead sure once per round: `spent`, `open`, or `last`, if no other author is left. Then the vote is automatically dead
 * sure, because it costs nothing and nobody should lose by forgetting. With a single author to judge, there is no
 * choice.
 */
export function nerveOf(state: State, seat: PlayerId): 'spent' | 'open' | 'last' {
  if (state.voters.length < 2 || !state.voters.includes(seat) || state.spent.includes(seat)) return 'spent'
  return state.queue.every((id) => id === seat) ? 'last' : 'open'
}

/** Includes this turn's. */
export function sureByNow(state: State): readonly PlayerId[] {
  return [...new Set([...state.spent, ...state.voters.filter((id) => state.votes[id]?.isSure)])]
}

/** Players who are done writing name who will fool the most: not themselves, and only if there are several. */
export function call(state: State, by: PlayerId, whom: PlayerId): Step<State> {
  if (state.stage.phase !== 'write') return refuse('wrong-phase')
  if (!callable(state, by).includes(whom)) return refuse('not-allowed')
  return accept({ ...state, calls: { ...state.calls, [by]: whom } })
}

export function callable(state: State, by: PlayerId): readonly PlayerId[] {
  const others = state.order.filter((id) => id !== by && state.sheets[id])
  return state.sheets[by]?.isDone && others.length > 1 ? others : []
}
