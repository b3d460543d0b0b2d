import type { PlayerId, Standing } from '@highjinks/protocol'
import type { Table } from './game.ts'

/** Whatever is shared out is paid in tens: every screen says one number, and the parts of a sum add up to it. */
export function inTens(points: number): number {
  return Math.round(points / 10) * 10
}

export function addScores<State extends Table>(
  state: State,
  points: Readonly<Record<PlayerId, number>>,
  factor: 1 | 2 = 1,
): State {
  const scores = { ...state.scores }
  for (const [id, amount] of Object.entries(points)) {
    if (id in scores) scores[id] = (scores[id] ?? 0) + amount * factor
  }
  return { ...state, scores }
}

/** Remembers that something worth an award happened to somebody. */
export function countMoment<State extends Table>(state: State, name: string, id: PlayerId, by = 1): State {
  const counted = state.moments[name] ?? {}
  return { ...state, moments: { ...state.moments, [name]: { ...counted, [id]: (counted[id] ?? 0) + by } } }
}

/** Ties share a place: 1, 1, 3. */
export function standings(state: Pick<Table, 'order' | 'scores'>): Standing[] {
  const rows = state.order.map((id) => ({ id, score: state.scores[id] ?? 0 })).sort((a, b) => b.score - a.score)
  return rows.map(({ id, score }) => ({ id, score, place: rows.findIndex((other) => other.score === score) + 1 }))
}
