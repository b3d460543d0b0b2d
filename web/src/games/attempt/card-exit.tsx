import type { ReactNode } from 'react'

/** The way a skipped card leaves: each game has its own. */
export interface CardExit {
  /** Within `VIEW`, in the style of the covers. */
  readonly picture: ReactNode
  /** Short jokes about `{name}`, never a reproach. Each works for one person or several. */
  readonly lines: readonly [string, ...string[]]
  /** The background of the label below it. */
  readonly tone: string
}

interface MovesProps {
  /** Its start, as a transform. It ends where it's drawn. */
  readonly from: string
  /** Halfway there. */
  readonly via?: string
  readonly at: number
  readonly lasts: number
  readonly children: ReactNode
}

/** Comes to rest where it is drawn. With reduced motion it is there right away. */
export function Moves({ from, via = 'none', at, lasts, children }: MovesProps) {
  return (
    <g
      className={via === 'none' ? 'card-exit-comes halts' : 'card-exit-turns halts'}
      style={{ '--from': from, '--via': via, animationDelay: `${at}ms`, animationDuration: `${lasts}ms` }}
    >
      {children}
    </g>
  )
}
