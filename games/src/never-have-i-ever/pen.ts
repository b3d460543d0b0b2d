import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { neverStarters } from '../decks/never-starters/index.ts'
import { type Context, isPerson, seatedPlayers, shuffle } from '../kit/index.ts'
import type { State } from './state.ts'
import { waitingOffers } from './statements.ts'

/**
 * Unless all have offered one, asks every person for a statement, with a different opening each: those who offered one
 * in the lobby too, because a player with nothing to do would stand out.
 */
export function handOutPens(state: State, context: Context): State {
  const given = new Set(waitingOffers(state, context).map(({ by }) => by))
  const people = seatedPlayers(state, context).filter((id) => isPerson(id, context))
  const writers = people.every((id) => given.has(id)) ? [] : people
  const starters = shuffle(neverStarters, context.random)
  const pens = Object.fromEntries(writers.map((id, i) => [id, starters[i % starters.length] ?? '']))
  return { ...state, pens, penned: [] }
}

export function penning(state: State): readonly PlayerId[] {
  return Object.keys(state.pens).filter((id) => !state.penned.includes(id))
}

/** Finishes writing, with or without a line; nobody learns which. The line itself goes to the room. */
export function putDownPen(state: State, by: PlayerId): Step<State> {
  if (state.pens[by] === undefined) return refuse('not-allowed')
  if (state.penned.includes(by)) return refuse('already-done')
  return accept({ ...state, penned: [...state.penned, by] })
}
