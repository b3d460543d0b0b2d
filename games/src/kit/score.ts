import type { Award, PlayerId, Standing } from '@highjinks/protocol'
import type { Table } from './game.ts'

/** The last round counts double: in turn games everybody's last turn, so that no seat is worth more. */
export function isLastRound(state: Table, each?: number): boolean {
  if (each === undefined) return state.round >= state.rounds
  return state.turn !== null && (state.turns[state.turn] ?? 0) >= each
}

export function gain<State extends Table>(state: State, points: Readonly<Record<PlayerId, number>>, factor = 1): State {
  const scores = { ...state.scores }
  for (const [id, amount] of Object.entries(points)) {
    if (id in scores) scores[id] = (scores[id] ?? 0) + Math.round(amount * factor)
  }
  return { ...state, scores }
}

/** Remembers that something worth an award happened to somebody. */
export function moment<State extends Table>(state: State, name: string, id: PlayerId, by = 1): State {
  const counted = state.moments[name] ?? {}
  return { ...state, moments: { ...state.moments, [name]: { ...counted, [id]: (counted[id] ?? 0) + by } } }
}

/** Ties share a place: 1, 1, 3. */
export function standings(state: Table): Standing[] {
  const rows = state.order.map((id) => ({ id, score: state.scores[id] ?? 0 })).sort((a, b) => b.score - a.score)
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => other.score === row.score) + 1 }))
}

export function median(scores: readonly number[]): number {
  if (scores.length === 0) return 0
  const sorted = [...scores].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2)
}

/** The one who has most of each kind of moment gets its award; kinds nobody had give none. */
export function awardsFor(
  state: Table,
  titles: Readonly<Record<string, readonly [title: string, detail: (times: number) => string]>>,
): Award[] {
  return Object.entries(titles).flatMap(([name, [title, detail]]) => {
    const counted = Object.entries(state.moments[name] ?? {}).filter(([id]) => state.order.includes(id))
    const best = counted.sort((a, b) => b[1] - a[1])[0]
    return best && best[1] > 0 ? [{ id: best[0], title, detail: detail(best[1]) }] : []
  })
}
