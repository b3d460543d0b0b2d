import type { TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Span } from '../../show/podium/strewn.tsx'
import type { NextProps } from './next.tsx'
import type { Poster } from './poster.ts'
import type { Come, Result } from './results.ts'

export interface PodiumViewProps extends Omit<NextProps, 'poster'> {
  readonly table: TableFrame
  readonly gameName: string
  /** The game's own recap. */
  readonly recap?: ReactNode
  /** The vote on the next game, beside each part of the results. */
  readonly vote?: ReactNode
  /** The night so far. */
  readonly night?: ReactNode
  /** On a laptop: the jester, and the room's pieces, falling or at rest. */
  readonly jester?: ReactNode
  readonly strew?: (taken: readonly Span[] | null) => ReactNode
}

/** The results, and how far they have been revealed. */
export interface ToldProps extends PodiumViewProps {
  readonly places: readonly Result[]
  readonly poster: Poster
  readonly come: Come
  readonly isTold: boolean
  readonly isFlashing: boolean
  readonly isWatched: boolean
  readonly isSkipped: boolean
  readonly onSkip: () => void
}
