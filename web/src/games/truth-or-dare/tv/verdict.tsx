import type { View } from '@highjinks/games/truth-or-dare'
import { TvJury } from '../../tv/jury.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { TvTurnCard } from './turn-card.tsx'

/** The others decide. */
export function Verdict({ table, players }: TvProps<View>) {
  const { attempt } = table
  if (!attempt) return null
  const { performers, said } = attempt
  return (
    <>
      <TvWho ids={performers} players={players}>
        {said[performers[0] ?? ''] === 'done' ? 'all done, supposedly' : 'said nothing at all'}
      </TvWho>
      <TvTurnCard table={table} isLow />
      <TvJury attempt={attempt} players={players} />
    </>
  )
}
