import type { View } from '@highjinks/games/high-rollers'
import { nameOf } from '../../screen.ts'
import { TvCandidates } from '../../tv/candidates.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { ThrownDice } from '../roll-dice.tsx'

/** Who decides whom it hits, and whom it may be. */
export function Name({ table, players }: TvProps<View>) {
  const { turn, task, choices } = table
  const name = nameOf(players, turn)
  const isPass = task === 'Pass'
  return (
    <>
      <div className="flex items-center justify-center gap-8">
        <ThrownDice table={table} size="6rem" />
        <TvTitle foot={isPass ? 'Someone’s getting a card. Look busy.' : 'Avoid eye contact. Or don’t.'}>
          {isPass ? `${name} passes it on` : `${name} looks for a rival`}
        </TvTitle>
      </div>
      <TvCandidates label="Who it could be" ids={choices} players={players} />
    </>
  )
}
