import type { PlayerId, Standing } from '@highjinks/protocol'
import type { Table } from './game.ts'

/** Rounds shared points to tens, so that every screen shows one number, and a sum's parts add up to it. */
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

/** Counts a player's moment for the awards. */
export function countMoment<State extends Table>(state: State, name: string, id: PlayerId, by = 1): State {
  const counted = state.moments[name] ?? {}
  return { ...state, moments: { ...state.moments, [name]: { ...counted, [id]: (counted[id] ?? 0) + by } } }
}

/** Returns the people among these; simulated players only if there is no person among them. */
export function peopleAmong(ids: readonly PlayerId[], { house }: Pick<Table, 'house'>): readonly PlayerId[] {
  const people = ids.filter((id) => !house.includes(id))
  return people.length > 0 ? people : ids
}

/** Returns only what people gave, if any of them did: a share that pays counts no simulated player. */
export function givenByPeople<Given>(
  given: Readonly<Record<PlayerId, Given>>,
  state: Pick<Table, 'house'>,
): Readonly<Record<PlayerId, Given>> {
  const people = peopleAmong(Object.keys(given), state)
  return Object.fromEntries(Object.entries(given).filter(([id]) => people.includes(id)))
}

/** Ties share a place: 1, 1, 3. A simulated player has none where a person plays. */
export function standings(state: Pick<Table, 'order' | 'scores' | 'house'>): Standing[] {
  const rows = peopleAmong(state.order, state)
    .map((id) => ({ id, score: state.scores[id] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
  return rows.map(({ id, score }) => ({ id, score, place: rows.findIndex((other) => other.score === score) + 1 }))
}
