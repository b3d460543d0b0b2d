import type { PlayerId } from '@highjinks/protocol'
import type { State } from './state.ts'

const FOUND = 600
const SURE_AND_RIGHT = 1000
const SURE_AND_WRONG = -200
const FOOLED = 300
const FOOLED_MOST = 1500
const FOOLED_ALL = 300

export function fooled(state: State): readonly PlayerId[] {
  return state.voters.filter((id) => state.votes[id] && state.votes[id].pick !== state.lie)
}

/** What this author's turn is worth, before the last round doubles it. */
export function earned(state: State): Readonly<Record<PlayerId, number>> {
  const gains: Record<PlayerId, number> = {}
  for (const [id, { pick, isSure }] of Object.entries(state.votes)) {
    if (pick === state.lie) gains[id] = isSure ? SURE_AND_RIGHT : FOUND
    else if (isSure) gains[id] = SURE_AND_WRONG
  }
  const count = fooled(state).length
  if (state.turn === null || count === 0) return gains
  const all = count === Object.keys(state.votes).length ? FOOLED_ALL : 0
  return { ...gains, [state.turn]: Math.min(FOOLED_MOST, count * FOOLED) + all }
}
