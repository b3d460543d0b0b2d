import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { RIGHT_CALL } from '../kit/index.ts'
import type { State } from './state.ts'

/** Returns the waiting players who may predict the roller's choice. */
export function foreseers(state: State): readonly PlayerId[] {
  return state.stage.phase === 'name' ? state.order.filter((id) => id !== state.turn) : []
}

/** They can change their minds until it happens. */
export function foresee(state: State, by: PlayerId, what: string): Step<State> {
  if (state.stage.phase !== 'name') return refuse('wrong-phase')
  if (!foreseers(state).includes(by)) return refuse('not-allowed')
  if (!state.choices.includes(what)) return refuse('wrong-phase')
  return accept({ ...state, foreseen: { ...state.foreseen, [by]: what } })
}

/** Pays 50 to each player who predicted it. Nobody is paid for being unpredictable, because it wasn't about them. */
export function scoreForesight(state: State, came: string | null): State {
  const right = Object.entries(state.foreseen).filter(([, what]) => what === came)
  return { ...state, foreseen: {}, foresight: Object.fromEntries(right.map(([id]) => [id, RIGHT_CALL])) }
}
