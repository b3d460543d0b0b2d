import type { View } from '@highjinks/games/high-rollers'
import { points } from '../../../ui/party/points.ts'
import { nameOf } from '../../screen.ts'
import { TvCard } from '../../tv/card.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { footOf } from '../words.ts'

/** Whose moment it is, and what they have to do or had to. */
export function Performers({ table, players }: Pick<TvProps<View>, 'table' | 'players'>) {
  return (
    <TvWho ids={table.attempt?.performers ?? []} players={players}>
      {/* Between two in the light stands a sign that says it. */}
      <span className={table.phase === 'act' && table.task === 'Challenge' ? 'sr-only' : undefined}>
        {roleOf(table, players)}
      </span>
    </TvWho>
  )
}

function roleOf({ task, turn, phase }: View, players: TvProps<View>['players']): string {
  if (task === 'Pass') return `with a card from ${nameOf(players, turn)}: the pot for each of them.`
  if (task === 'Challenge') return 'against each other.'
  if (phase === 'act') return task === 'Truth' ? 'has a question to answer.' : 'has a stunt to do.'
  return task === 'Truth' ? 'told the truth. Or so they say.' : 'had a stunt to do.'
}

interface TvRolledCardProps {
  readonly table: View
  readonly isLow?: boolean
}

/** The card, and the pot it is played for. */
export function TvRolledCard({ table, isLow = false }: TvRolledCardProps) {
  const { task, pot, card } = table
  if (task === null || card === null) return null
  return <TvCard kicker={`${task} for ${points(pot)}`} words={card} foot={isLow ? null : footOf(table)} isLow={isLow} />
}
