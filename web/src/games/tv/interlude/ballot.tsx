import { points } from '../../../ui/party/points.ts'
import { boardStyle, fillTv, noteStyle } from '../../interlude/fill-tv.ts'
import type { WritingView } from '../../interlude/part.ts'
import { TvLine } from '../card.tsx'
import type { TvPartProps } from './part.ts'
import '../../interlude/ballot-board.css'
import { saidAside } from '../../../ui/announcer/announcer.ts'

/** All lines without names, on a board; the sofa shows who has voted. */
export function TvBallot({ view }: TvPartProps<WritingView>) {
  const { lines, worth, card } = view
  const filling = fillTv(lines.map(({ text }) => text))
  return (
    <>
      <TvLine words={card} />
      <p ref={saidAside} className="text-center text-2xl font-semibold text-balance">
        Which one’s best? Each vote pays the writer {points(worth)}.
      </p>
      <ul aria-label="Lines" className="ballot-board" style={boardStyle(filling)}>
        {lines.map(({ id, text }, i) => (
          <li key={id} className="ballot-note animate-rise" style={noteStyle(i, lines.length, filling.columns)}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
