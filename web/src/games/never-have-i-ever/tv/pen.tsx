import type { View } from '@highjinks/games/never-have-i-ever'
import { TvCard } from '../../tv/card.tsx'
import { TvGiven } from '../../tv/given.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

/** Every phone is busy with something, and the TV does not say with what. */
export function Pen({ table }: TvProps<View>) {
  return (
    <>
      <TvCard kicker="First things first" words="Phones up, everyone. It takes a minute." />
      <TvGiven ids={table.penned} of={table.pens.length} have="done it" before="No one’s ready yet." />
    </>
  )
}
