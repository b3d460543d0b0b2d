import type { PlayerView, TableFrame } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'

interface TvRanksProps extends Pick<TableFrame, 'standings'> {
  readonly players: readonly PlayerView[]
}

/** The leader, after a turn with nothing to show. Everyone's score is on their bowls. */
export function TvRanks({ standings, players }: TvRanksProps) {
  // Players who left no longer have a name.
  const ranked = standings.filter(({ id }) => players.some((player) => player.id === id))
  if (ranked.length < 2) return null
  return (
    <p className="animate-rise pb-1 text-center font-display text-4xl leading-tight font-extrabold text-balance">
      {leadLine(ranked, players)}
    </p>
  )
}

function leadLine(standings: TableFrame['standings'], players: readonly PlayerView[]): string {
  const best = standings[0]?.score ?? 0
  const next = standings.find(({ place }) => place > 1)
  const leaders = standings.filter(({ place }) => place === 1).map(({ id }) => id)
  if (!next) return best === 0 ? 'No one’s ahead. No one’s behind.' : `All tied at ${points(best)}.`
  const gap = points(best - next.score)
  const names = namesOf(leaders, { me: null, players })
  return leaders.length > 1 ? `${names} share the lead, ${gap} ahead.` : `${names} leads by ${gap}.`
}
