import { LOBBY_CAP, type Reply } from '@highjinks/protocol'

export function isFull({ players }: Reply<'byCode'>): boolean {
  return players.length >= LOBBY_CAP
}

/** What is going on in there at the moment. */
export function noteOf({ session, players }: Reply<'byCode'>): string {
  const { status } = session
  if (status === 'playing' || status === 'starting') return 'The game is on. You’re in from the next round.'
  if (status === 'over') return 'They’re between two games. You’re in for the next one.'
  if (players.length === 0) return 'You’re the first one in.'
  return players.length === 1 ? '1 player is waiting for you.' : `${players.length} players are waiting for you.`
}
