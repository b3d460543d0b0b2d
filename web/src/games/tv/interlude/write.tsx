import type { WritingView } from '../../interlude/part.ts'
import { TvCard } from '../card.tsx'
import { TvGiven } from '../given.tsx'
import type { TvPartProps } from './part.ts'

/** One line per player, with the same beginning: who is done writing. */
export function TvWrite({ view, seats, theme }: TvPartProps<WritingView>) {
  const { title, before, drawing } = theme.write
  return (
    <>
      <TvCard kicker={title} thing={drawing} words={view.card} />
      <TvGiven ids={view.wrote} of={seats.length} have="finished" before={before} />
    </>
  )
}
