import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { Table } from './game.ts'
import { bySeat } from './schema.ts'
import { countMoment } from './score.ts'

/** The number of claps per seat for one performance. */
export const CLAPS = 3

/** The stored state of applause in a game with performances. */
export const applauseSchema = {
  /** Who has clapped how often in this performance. */
  claps: bySeat(z.int()),
}
export interface Applauded {
  readonly claps: Readonly<Record<PlayerId, number>>
}
export const NO_APPLAUSE: Applauded = { claps: {} }

/** Names the performer, so that a late tap claps for nobody else. */
export const applaudMove = z.object({ type: z.literal('applaud'), for: playerId })

/** `performers` are on stage now; with two of them the applause is for both. */
export function applaud<State extends Table & Applauded>(
  state: State,
  by: PlayerId,
  whom: PlayerId,
  performers: readonly PlayerId[],
): Step<State> {
  if (!performers.includes(whom) || performers.includes(by)) return refuse('not-allowed')
  const given = state.claps[by] ?? 0
  if (given >= CLAPS) return refuse('already-done')
  return accept({ ...countMoment(state, 'clap', by), claps: { ...state.claps, [by]: given + 1 } })
}

/** Ends the performance and its applause, which pays nothing. */
export function closeApplause<State extends Applauded>(state: State): State {
  return { ...state, claps: {} }
}

/** Returns how often this seat may still clap. */
export function clapsLeft(state: Applauded, seat: PlayerId, performers: readonly PlayerId[]): number {
  return performers.length === 0 || performers.includes(seat) ? 0 : CLAPS - (state.claps[seat] ?? 0)
}

/** Shows only the applauding players, without numbers. */
export function applauseView(state: Applauded) {
  return { clapping: Object.keys(state.claps).filter((id) => (state.claps[id] ?? 0) > 0) }
}
