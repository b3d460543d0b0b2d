import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { PointView } from './interlude-props.ts'

/** Returns why some players have no button. */
export function botsNote(
  { targets }: PointView,
  seats: readonly PlayerId[],
  players: readonly PlayerView[],
): string | null {
  const bots = players.filter(({ id, isBot }) => isBot && seats.includes(id) && !targets.includes(id))
  const [only, another] = bots
  if (only === undefined) return null
  return another ? 'The bots have an alibi: no past.' : `${only.name} has an alibi: no past.`
}
