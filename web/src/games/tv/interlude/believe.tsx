import type { PointView } from '../../interlude/part.ts'
import { TvCard } from '../card.tsx'
import { TvGiven } from '../given.tsx'
import type { TvPartProps } from './part.ts'

/** Do they believe it? Shows who has judged, and not how. */
export function TvBelieve({ view, theme }: TvPartProps<PointView>) {
  const { title, drawing, question } = theme.plead
  const { jury, given } = view.plea
  return (
    <>
      <TvCard kicker={title} thing={drawing} words={view.card} />
      <TvGiven ids={given} of={jury.length} have="judged" before={question} />
    </>
  )
}
