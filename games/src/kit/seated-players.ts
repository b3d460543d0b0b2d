import type { PlayerId } from '@highjinks/protocol'
import type { Context, Table } from './game.ts'

/** Fewer than two who have not left make no game. */
export const FEWEST_TO_PLAY = 2

/** Those who play and have not left, here or away: whoever comes back within the phase may still give. */
export function seatedPlayers(state: Table, context: Context): readonly PlayerId[] {
  return state.order.filter((id) => context.seats.some((seat) => seat.id === id))
}

/** Those who are here, among those who play. */
export function presentPlayers(state: Table, context: Context): readonly PlayerId[] {
  return state.order.filter((id) => context.seats.some((seat) => seat.id === id && seat.online))
}

/** Whether somebody sits there who is not simulated. */
export function isPerson(id: PlayerId, { seats }: Pick<Context, 'seats'>): boolean {
  return seats.some((seat) => seat.id === id && !seat.isBot)
}

/** Whose turn it can be: a simulated player's only while fewer than two people play. */
export function turnTakers(state: Table, context: Context): readonly PlayerId[] {
  const seated = seatedPlayers(state, context)
  const people = seated.filter((id) => isPerson(id, context))
  return people.length < FEWEST_TO_PLAY ? seated : people
}

/** Of these the people; simulated players only where there is no person. */
export function peopleFirst(ids: readonly PlayerId[], context: Pick<Context, 'seats'>): readonly PlayerId[] {
  const people = ids.filter((id) => isPerson(id, context))
  return people.length > 0 ? people : ids
}
