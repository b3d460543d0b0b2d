import { NAME_MAX, type PlayerId, type PlayerView, type TableFrame } from '@highjinks/protocol'
import { ordinal } from '../../ui/party/ordinal.ts'
import { points } from '../../ui/party/points.ts'

interface Told {
  readonly standings: TableFrame['standings']
  readonly players: readonly Pick<PlayerView, 'id' | 'name'>[]
  /** Null for a spectator. */
  readonly me: PlayerId | null
  /** No points are on their way. */
  readonly isTold: boolean
}

/**
 * Returns the rank of this phone's owner and the distance to the next; nothing while points are on their way. If
 * several share the next score and their names would be too long, the line counts them.
 */
export function standingLine({ standings, players, me, isTold }: Told): string | null {
  if (!isTold) return null
  if (standings.every(({ score }) => score === 0)) return 'No points yet. Everyone leads.'
  const own = standings.find(({ id }) => id === me)
  const nameOf = (id: PlayerId) => players.find((one) => one.id === id)?.name ?? 'Someone'
  const leaders = standings.filter(({ place }) => place === 1)
  if (own && own.place > 1) {
    const next = standings.findLast(({ score }) => score > own.score)?.score ?? 0
    const ahead = standings.filter(({ score }) => score === next).map(({ id }) => nameOf(id))
    const names = ahead.join(' and ')
    const whom = ahead.length > 2 || (ahead.length > 1 && names.length > NAME_MAX) ? `${ahead.length} others` : names
    return `${ordinal(own.place)}, ${points(next - own.score)} behind ${whom}`
  }
  if (leaders.length > 1) return own ? 'You share the lead' : 'A tie for the lead'
  const [lead, second] = standings
  const by = points((lead?.score ?? 0) - (second?.score ?? 0))
  return own ? `You lead by ${by}` : `${nameOf(lead?.id ?? '')} leads by ${by}`
}
