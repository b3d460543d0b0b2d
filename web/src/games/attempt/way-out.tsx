import type { ReactNode } from 'react'

/** How a card leaves that somebody has skipped: each game has its own. */
export interface WayOut {
  /** Within `VIEW`, with the pen of the covers. */
  readonly picture: ReactNode
  /** What is said of `{name}`: a short joke, and never a reproach. Each is true of one and of several. */
  readonly lines: readonly [string, ...string[]]
  /** The ground of the label below it. */
  readonly tone: string
}

interface MovesProps {
  /** Where it begins, as a transform; it ends where it is drawn. */
  readonly from: string
  /** Half way there. */
  readonly via?: string
  readonly at: number
  readonly lasts: number
  readonly children: ReactNode
}

/** Comes to rest where it is drawn: whoever wants no motion sees it there at once. */
export function Moves({ from, via = 'none', at, lasts, children }: MovesProps) {
  return (
    <g
      className={via === 'none' ? 'way-out-comes halts' : 'way-out-turns halts'}
      style={{ '--from': from, '--via': via, animationDelay: `${at}ms`, animationDuration: `${lasts}ms` }}
    >
      {children}
    </g>
  )
}
