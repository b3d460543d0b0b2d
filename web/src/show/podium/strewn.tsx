import type { Scenery } from '../scenery/scenery.ts'
import { Flying } from './flying.tsx'
import './strewn.css'

/** The extent of something, in percent of the TV's width. */
export type Span = readonly [from: number, to: number]

/** Positions below the headline and above all heads except the winner's: left and top in percent, and the width. */
const THINGS = [
  [23.5, 16, 5],
  [30, 25.5, 4.5],
  [36.5, 20.5, 4.2],
  [43.5, 26, 4.5],
  [50.5, 21, 4.2],
  [57, 26, 4.5],
  [62.5, 20, 4.2],
  [67, 27, 4.5],
  [72, 15.5, 5],
  [76.5, 25.5, 4.5],
  [81.5, 16, 4.5],
] as const

interface StrewnProps extends Pick<Scenery, 'confetti' | 'instead'> {
  /** The extents of things that tall. */
  readonly taken: readonly Span[]
}

/** Scatters pieces as if someone had thrown them. They hover, or stay still with reduced motion. */
export function Strewn({ confetti, instead, taken }: StrewnProps) {
  const free = THINGS.filter(([x, , width]) => taken.every(([from, to]) => x + width < from || x > to))
  return (
    <div aria-hidden="true" className="strewn" style={instead}>
      {free.map(([x, y, width], i) => (
        <span key={x} style={{ left: `${x}%`, top: `${y}%`, width: `${width}vw`, animationDelay: `${i * -730}ms` }}>
          <Flying pieces={confetti} nth={i} />
        </span>
      ))}
    </div>
  )
}
