import type { View } from '@highjinks/games/never-have-i-ever'
import { TvCard } from '../../tv/card.tsx'
import { TvGiven } from '../../tv/given.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

/** Every phone is busy with something, and the TV does not say with what. */
export function Pen({ table }: TvProps<View>) {
  return (
    <>
      <TvCard kicker="One thing first" words="Phones up, everybody. It takes one minute." />
      <TvGiven ids={table.penned} of={table.pens.length} have="done it" before="Nobody is ready yet." />
    </>
  )
}
