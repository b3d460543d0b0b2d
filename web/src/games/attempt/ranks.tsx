import type { TableFrame } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import type { ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'

interface RanksProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly table: Pick<TableFrame, 'standings'>
}

/** On a TV, where a turn has brought nothing to look at: who is ahead. What everybody has stands on their bowls. */
export function Ranks({ table, me, players }: RanksProps) {
  const ranked = table.standings.filter(({ id }) => players.some((player) => player.id === id))
  if (ranked.length < 2) return null
  return (
    <p className="hidden text-center font-display leading-tight font-extrabold text-balance tv:block tv:pb-1 tv:text-4xl">
      {leadLine(ranked, { me, players })}
    </p>
  )
}

function leadLine(standings: TableFrame['standings'], people: Pick<RanksProps, 'me' | 'players'>): string {
  const best = standings[0]?.score ?? 0
  const next = standings.find(({ place }) => place > 1)
  const leaders = standings.filter(({ place }) => place === 1).map(({ id }) => id)
  if (!next) return best === 0 ? 'Nobody is ahead. Nobody is behind.' : `All level at ${points(best)}.`
  const gap = points(best - next.score)
  const names = namesOf(leaders, people)
  return leaders.length > 1 ? `${names} share the lead, ${gap} ahead.` : `${names} leads by ${gap}.`
}
