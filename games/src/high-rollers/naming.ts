import type { PlayerId } from '@highjinks/protocol'
import { type Context, isPerson, peopleFirst, presentPlayers } from '../kit/index.ts'
import type { State } from './state.ts'

/**
 * Returns the players the roller may name: the least named among those here, so that nobody is named twice before
 * everyone was.
 */
export function choicesOf(state: State, context: Context): PlayerId[] {
  const here = presentPlayers(state, context).filter((id) => id !== state.turn)
  const others = suited(state, here, context)
  const times = (id: PlayerId) => state.namings[id] ?? 0
  const fewest = Math.min(...others.map(times))
  return others.filter((id) => times(id) === fewest)
}

/** A simulated player does nothing for a person and duels with none; it passes its cards on to people. */
function suited({ task, turn }: State, ids: readonly PlayerId[], context: Context): readonly PlayerId[] {
  const isSimulated = context.seats.find(({ id }) => id === turn)?.isBot ?? false
  if (!isSimulated) return ids.filter((id) => isPerson(id, context))
  return task === 'Challenge' ? ids.filter((id) => !isPerson(id, context)) : peopleFirst(ids, context)
}

export function named(state: State, id: PlayerId): State {
  return { ...state, target: id, namings: { ...state.namings, [id]: (state.namings[id] ?? 0) + 1 } }
}

/** A latecomer counts as named as often as the least named, so that not everyone names them in a row. */
export function withNewcomers(state: State): State {
  const fewest = Math.min(...Object.values(state.namings), Number.MAX_SAFE_INTEGER)
  const start = fewest === Number.MAX_SAFE_INTEGER ? 0 : fewest
  return { ...state, namings: Object.fromEntries(state.order.map((id) => [id, state.namings[id] ?? start])) }
}
