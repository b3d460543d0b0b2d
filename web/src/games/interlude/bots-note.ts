import type { PartProps, PointView, Seated } from './part.ts'

/** Returns why some players have no button. */
export function botsNote({
  view,
  seats,
  players,
}: Pick<PartProps<PointView> & Seated, 'view' | 'seats' | 'players'>): string | null {
  const bots = players.filter(({ id, isBot }) => isBot && seats.includes(id) && !view.targets.includes(id))
  const [only, another] = bots
  if (only === undefined) return null
  return another ? 'The bots have an alibi: no past.' : `${only.name} has an alibi: no past.`
}
