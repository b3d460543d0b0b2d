import type { PlayerId, SessionView } from '@highjinks/protocol'

/** Returns the only leader of the night; no one before the first game is over. */
export function crownedOf({ players }: Pick<SessionView, 'players'>): PlayerId | null {
  const most = Math.max(0, ...players.map((player) => player.tonight))
  const leaders = players.filter((player) => player.tonight === most)
  return most > 0 && leaders.length === 1 ? (leaders[0]?.id ?? null) : null
}
