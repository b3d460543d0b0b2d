import type { Award, PlayerId, Standing } from '@highjinks/protocol'
import type { Table } from './game.ts'

/** The last round counts double: in turn games everybody's last turn, so that no seat is worth more. */
export function isLastRound(state: Table, each?: number): boolean {
  if (each === undefined) return state.round >= state.rounds
  return state.turn !== null && (state.turns[state.turn] ?? 0) >= each
}

export function addScores<State extends Table>(
  state: State,
  points: Readonly<Record<PlayerId, number>>,
  factor = 1,
): State {
  const scores = { ...state.scores }
  for (const [id, amount] of Object.entries(points)) {
    if (id in scores) scores[id] = (scores[id] ?? 0) + Math.round(amount * factor)
  }
  return { ...state, scores }
}

/** Remembers that something worth an award happened to somebody. */
export function countMoment<State extends Table>(state: State, name: string, id: PlayerId, by = 1): State {
  const counted = state.moments[name] ?? {}
  return { ...state, moments: { ...state.moments, [name]: { ...counted, [id]: (counted[id] ?? 0) + by } } }
}

/** Ties share a place: 1, 1, 3. */
export function standings(state: Table): Standing[] {
  const rows = state.order.map((id) => ({ id, score: state.scores[id] ?? 0 })).sort((a, b) => b.score - a.score)
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => other.score === row.score) + 1 }))
}

type Titles = Readonly<Record<string, readonly [title: string, detail: (times: number) => string]>>
type Counted = readonly (readonly [id: PlayerId, times: number])[]

/**
 * Each kind of moment goes to who had most of it. Whoever has an award already leaves the next one to somebody who has
 * none and had such a moment too; whoever stands out most is served first. Kinds nobody had give none.
 */
export function awardsFor(state: Table, titles: Titles): Award[] {
  const kinds = Object.keys(titles).map((name) => ({ name, best: bestFirst(state, name) }))
  const winners = new Map<string, Counted[number]>()
  for (const { name, best } of kinds.sort((a, b) => closeness(a.best) - closeness(b.best))) {
    const taken = [...winners.values()].map(([id]) => id)
    const winner = best.find(([id]) => !taken.includes(id)) ?? best[0]
    if (winner) winners.set(name, winner)
  }
  return Object.entries(titles).flatMap(([name, [title, detail]]) => {
    const winner = winners.get(name)
    return winner ? [{ id: winner[0], title, detail: detail(winner[1]) }] : []
  })
}

function bestFirst(state: Table, name: string): Counted {
  const counted = Object.entries(state.moments[name] ?? {})
  return counted.filter(([id, times]) => times > 0 && state.order.includes(id)).sort((a, b) => b[1] - a[1])
}

/** How near the next one came: nothing when there is none, 1 when they share the lead. */
function closeness([first, second]: Counted): number {
  return first && second ? second[1] / first[1] : 0
}
