import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { RIGHT_CALL } from '../kit/index.ts'
import type { State } from './state.ts'

/** Those who wait and may say whom the roller names. */
export function foreseers(state: State): readonly PlayerId[] {
  return state.stage.phase === 'name' ? state.order.filter((id) => id !== state.turn) : []
}

/** They may think again until it has come. */
export function foresee(state: State, by: PlayerId, what: string): Step<State> {
  if (state.stage.phase !== 'name') return refuse('wrong-phase')
  if (!foreseers(state).includes(by)) return refuse('not-allowed')
  if (!state.choices.includes(what)) return refuse('wrong-phase')
  return accept({ ...state, foreseen: { ...state.foreseen, [by]: what } })
}

/** 50 for each who saw it coming; nobody is paid for having been unforeseen, it was not they who were read. */
export function scoreForesight(state: State, came: string | null): State {
  const right = Object.entries(state.foreseen).filter(([, what]) => what === came)
  return { ...state, foreseen: {}, foresight: Object.fromEntries(right.map(([id]) => [id, RIGHT_CALL])) }
}
