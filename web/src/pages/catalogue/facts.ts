import { type Game, LOBBY_CAP } from '@highjinks/protocol'

type Range = Pick<Game, 'minPlayers' | 'maxPlayers'>

/** As many as one phone can be passed between. */
export function playersOf({ minPlayers, maxPlayers }: Range): string {
  return `${minPlayers}-${maxPlayers} players`
}

/** As many as have a seat each online, whatever fits round one phone. */
export function seatsOnlineOf({ minPlayers, maxPlayers }: Range): string {
  const most = Math.min(LOBBY_CAP, maxPlayers)
  return minPlayers < most ? `${minPlayers}-${most}` : `${most}`
}
