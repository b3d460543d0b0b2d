import type { Game } from '@highjinks/protocol'

/** What stands where the server says nothing. */
const PLAYERS = '2-8 players'
const DURATION = '30min'

export function playersOf({ minPlayers, maxPlayers }: Pick<Game, 'minPlayers' | 'maxPlayers'>): string {
  return minPlayers > 0 && maxPlayers > 0 ? `${minPlayers}-${maxPlayers} players` : PLAYERS
}

export function durationOf({ duration }: Pick<Game, 'duration'>): string {
  return duration || DURATION
}
