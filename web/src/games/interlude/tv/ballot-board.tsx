import type { WritingView } from '../interlude-props.ts'
import { boardStyle, fillTv, noteStyle } from './fill-tv.ts'
import './ballot-board.css'

/** Every line on a board, without names. */
export function BallotBoard({ lines }: Pick<WritingView, 'lines'>) {
  const filling = fillTv(lines.map(({ text }) => text))
  return (
    <ul aria-label="Lines" className="ballot-board" style={boardStyle(filling)}>
      {lines.map(({ id, text }, i) => (
        <li key={id} className="ballot-note animate-rise" style={noteStyle(i, lines.length, filling.columns)}>
          {text}
        </li>
      ))}
    </ul>
  )
}
