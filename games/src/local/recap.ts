import { awardsFor } from '../kit/awards.ts'
import { required } from '../kit/required.ts'
import { localStandings } from './play.ts'
import type { LocalGame, LocalPlayer } from './state.ts'
import { LOCAL_TITLES } from './titles.ts'

/** One kind and true title for each player, all different, and their score. */
export interface Bow {
  readonly player: LocalPlayer
  readonly score: number
  /** Ties share a rank. */
  readonly place: number
  readonly title: string
  readonly detail: string
}

/** Returns all players, the winner first; no title `given` tonight as long as there are others. */
export function takeBows(game: LocalGame, given: readonly string[] = []): readonly Bow[] {
  const { players, scores, moments } = game
  const order = players.map(({ id }) => String(id))
  const awards = awardsFor({ order, house: [], scores, moments, written: [] }, LOCAL_TITLES, given)
  return localStandings(game).map(({ id, score, place }) => {
    const { title, detail } = required(awards.find((one) => one.id === id))
    return { player: required(players.find((one) => String(one.id) === id)), score, place, title, detail }
  })
}
