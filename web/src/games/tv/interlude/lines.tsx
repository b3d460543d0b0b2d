import { useBeats } from '../../../show/timeline/use-beats.ts'
import { said } from '../../../ui/announcer/announcer.ts'
import { crownedLines } from '../../interlude/crowned-lines.ts'
import { linesHeadline } from '../../interlude/lines-headline.ts'
import { LinesOnTv } from '../../interlude/lines-on-tv.tsx'
import type { WritingView } from '../../interlude/part.ts'
import { TvLine } from '../card.tsx'
import type { TvPartProps } from './part.ts'

/** All are read once more, the three best one at a time; then come the names, the best one's last. */
export function TvLines({ view, players }: TvPartProps<WritingView>) {
  const ranked = [...view.lines].sort((a, b) => b.votes - a.votes)
  const crowned = crownedLines(ranked)
  const reached = useBeats()
  const read = reached('line')
  const named = reached('name') + reached('stamp')
  return (
    <>
      <TvLine words={view.card} />
      <p ref={said} className="text-center font-display text-4xl leading-none font-bold text-balance">
        {read === ranked.length
          ? linesHeadline({ view, me: null, players, ranked, crowned, named })
          : 'Once more, with feeling …'}
      </p>
      <LinesOnTv {...{ ranked, crowned, read, named, players }} worth={view.worth} />
    </>
  )
}
