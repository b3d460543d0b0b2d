import type { View } from '@highjinks/games/truth-or-dare'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { keptCard } from '../card.tsx'
import { whoSays } from '../who-says.ts'
import { TvTurnCard } from './turn-card.tsx'

/** The room looks at the name and the task, and at whoever does it. */
export function Perform({ table, players }: TvProps<View>) {
  const { attempt, applause } = table
  if (!attempt) return null
  const isTruth = keptCard(table)?.kind === 'truth'
  return (
    <Spotlight ids={attempt.contenders} players={players} clapping={applause.clapping}>
      <TvWho ids={attempt.performers} players={players}>
        {whoSays(table)} {isTruth ? 'tell the truth' : 'do the dare'}.
      </TvWho>
      <TvTurnCard table={table} />
    </Spotlight>
  )
}
