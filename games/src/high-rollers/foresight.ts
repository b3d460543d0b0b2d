import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { contendersOf, RIGHT_CALL, required, rulingOf, VERDICTS } from '../kit/index.ts'
import type { State } from './state.ts'

/** Those who wait and may say what will come: whom the roller names, and what the table makes of it. */
export function foreseers(state: State): readonly PlayerId[] {
  if (state.stage.phase === 'name') return state.order.filter((id) => id !== state.turn)
  if (state.stage.phase !== 'verdict') return []
  const { performers, voters } = required(state.attempt)
  return state.order.filter((id) => (performers.includes(id) || id === state.turn) && !voters.includes(id))
}

export function foreseeable(state: State): readonly string[] {
  if (state.stage.phase === 'name') return state.choices
  const rivals = contendersOf(required(state.attempt))
  return rivals.length > 1 ? rivals : VERDICTS
}

/** They may think again until it has come. */
export function foresee(state: State, by: PlayerId, what: string): Step<State> {
  if (state.stage.phase !== 'name' && state.stage.phase !== 'verdict') return refuse('wrong-phase')
  if (!foreseers(state).includes(by)) return refuse('not-allowed')
  if (!foreseeable(state).includes(what)) return refuse('wrong-phase')
  return accept({ ...state, foreseen: { ...state.foreseen, [by]: what } })
}

/** 50 for each who saw it coming; nobody is paid for having been unforeseen, it was not they who were read. */
export function scoreForesight(state: State, came: string | null): State {
  const right = Object.entries(state.foreseen).filter(([, what]) => what === came)
  return { ...state, foreseen: {}, foresight: Object.fromEntries(right.map(([id]) => [id, RIGHT_CALL])) }
}

/** What the table has made of it, as it can be foreseen; null for a pass and for a tie. */
export function whatCame({ attempt }: State): string | null {
  const ruling = rulingOf(required(attempt))
  if (ruling.kind === 'passed') return null
  return ruling.kind === 'judged' ? ruling.verdict : ruling.winner
}
