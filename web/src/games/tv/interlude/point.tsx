import { botsNote } from '../../interlude/bots-note.ts'
import type { PointView } from '../../interlude/part.ts'
import { TvCard } from '../card.tsx'
import { TvGiven } from '../given.tsx'
import type { TvPartProps } from './part.ts'

/** "Which of you would …?": who has pointed, and not at whom. */
export function TvPoint({ view, seats, players, theme }: TvPartProps<PointView>) {
  const { title, before, drawing } = theme.point
  return (
    <>
      <TvCard kicker={title} thing={drawing} words={view.card} />
      <TvGiven
        ids={view.pointed}
        of={seats.length}
        have="pointed"
        before={before}
        note={botsNote({ view, seats, players })}
      />
    </>
  )
}
