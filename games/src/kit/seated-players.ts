import type { PlayerId } from '@highjinks/protocol'
import type { Context, Table } from './game.ts'

/** With fewer than two players who haven't left, there is no game. */
export const FEWEST_TO_PLAY = 2

/** Returns the players who haven't left, here or away: those who come back within the phase can still act. */
export function seatedPlayers(state: Table, context: Context): readonly PlayerId[] {
  return state.order.filter((id) => context.seats.some((seat) => seat.id === id))
}

/** Returns the players who are here. */
export function presentPlayers(state: Table, context: Context): readonly PlayerId[] {
  return state.order.filter((id) => context.seats.some((seat) => seat.id === id && seat.online))
}

/** Returns whether the seat's player is not simulated. */
export function isPerson(id: PlayerId, { seats }: Pick<Context, 'seats'>): boolean {
  return seats.some((seat) => seat.id === id && !seat.isBot)
}

/** Returns who can have a turn: simulated players only while fewer than two people play. */
export function turnTakers(state: Table, context: Context): readonly PlayerId[] {
  const seated = seatedPlayers(state, context)
  const people = seated.filter((id) => isPerson(id, context))
  return people.length < FEWEST_TO_PLAY ? seated : people
}

/** Returns the people among these; simulated players only if there is no person. */
export function peopleFirst(ids: readonly PlayerId[], context: Pick<Context, 'seats'>): readonly PlayerId[] {
  const people = ids.filter((id) => isPerson(id, context))
  return people.length > 0 ? people : ids
}
