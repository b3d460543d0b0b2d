import type { View } from '@highjinks/games/never-have-i-ever'
import { TvGiven } from '../../tv/given.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

/** Every phone is busy with something, and the TV does not say with what. */
export function Pen({ table }: TvProps<View>) {
  return (
    <div className="my-auto grid gap-8 text-center">
      <TvTitle foot="Phones up. It takes one minute.">One thing first</TvTitle>
      <TvGiven ids={table.penned} of={table.pens.length} have="ready" before="Nobody is ready yet." />
    </div>
  )
}
