import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { addScores, type Context, countMoment, payLoudest, peopleFirst, seatedPlayers } from '../kit/index.ts'
import { LOUDEST_PAY } from '../kit/loudest-pay.ts'
import { ENOUGH_FOR_FAVORITES } from './length.ts'
import type { State } from './state.ts'

/** The lap as it is before anybody has acted in it. */
export const FRESH_LAP = {
  acted: [],
  boards: {},
  voters: [],
  candidates: [],
  favorites: {},
  best: [],
  loudest: [],
  loud: {},
}

/** Who may be named, and by whom; null where there is nothing to choose between. */
export function askForFavorites(state: State, context: Context): State | null {
  const seated = seatedPlayers(state, context)
  const candidates = seated.filter((id) => state.acted.includes(id))
  if (seated.length < ENOUGH_FOR_FAVORITES || candidates.length < 2) return null
  return { ...state, candidates, voters: [...peopleFirst(seated, context)], favorites: {} }
}

export function nameFavorite(state: State, by: PlayerId, player: PlayerId): Step<State> {
  if (!state.voters.includes(by) || by === player || !state.candidates.includes(player)) return refuse('not-allowed')
  if (state.favorites[by]) return refuse('already-done')
  return accept({ ...state, favorites: { ...state.favorites, [by]: player } })
}

/** The favorites of the lap are paid, all of them where they tie, as much as the loudest applause. */
export function payLap(state: State): State {
  const votes = (id: PlayerId) => Object.values(state.favorites).filter((one) => one === id).length
  const most = Math.max(0, ...state.candidates.map(votes))
  const best = most === 0 ? [] : state.candidates.filter((id) => votes(id) === most)
  const paid = addScores(state, Object.fromEntries(best.map((id) => [id, LOUDEST_PAY])))
  const praised = best.reduce((next, id) => countMoment(next, 'favorite', id), paid)
  const { state: heard, loudest } = payLoudest(praised)
  return { ...heard, best, loudest: [...loudest] }
}
