import { type Game, LOBBY_CAP } from '@highjinks/protocol'

type Range = Pick<Game, 'minPlayers' | 'maxPlayers'>

/** Formats the number of players for one phone. */
export function playersOf({ minPlayers, maxPlayers }: Range): string {
  return `${minPlayers}-${maxPlayers} players`
}

/** Formats the number of seats online, whatever one phone allows. */
export function seatsOnlineOf({ minPlayers, maxPlayers }: Range): string {
  const most = Math.min(LOBBY_CAP, maxPlayers)
  return minPlayers < most ? `${minPlayers}-${most}` : `${most}`
}
