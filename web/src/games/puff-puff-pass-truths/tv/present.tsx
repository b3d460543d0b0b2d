import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { nameOf } from '../../screen.ts'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { BESIDE_AUTHOR } from './letters.ts'
import { TvStatements } from './statements.tsx'

/** The author reads the cards aloud and is questioned. */
export function Present({ table, players }: TvProps<View>) {
  return (
    <Spotlight ids={table.turn === null ? [] : [table.turn]} players={players} isSlim>
      <TvTitle foot="One of these is made up. Ask anything.">{nameOf(players, table.turn)} answers</TvTitle>
      <TvStatements table={table} room={BESIDE_AUTHOR} />
    </Spotlight>
  )
}
