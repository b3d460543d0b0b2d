import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { nameOf } from '../../screen.ts'
import { TvGiven } from '../../tv/given.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TWO } from './letters.ts'
import { TvStatements } from './statements.tsx'

/** All cards lie open: which one the table wants explained. */
export function Ask({ table, players }: TvProps<View>) {
  const { asking, reveal, seats, turn } = table
  if (!asking || !reveal) return null
  return (
    <>
      <TvTitle>What should {nameOf(players, turn)} explain?</TvTitle>
      <TvStatements table={table} room={TWO} only={asking.askable.toSorted((a, b) => a - b)} lie={reveal.lie} />
      <TvGiven ids={asking.asked} of={seats.length - 1} have="asked" before="Tap it on your phone. Most taps win." />
    </>
  )
}
