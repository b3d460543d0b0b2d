import type { TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Span } from '../../show/podium/strewn.tsx'
import type { NextProps } from './next.tsx'
import type { Come, Place } from './places.ts'
import type { Poster } from './poster.ts'

export interface PodiumViewProps extends Omit<NextProps, 'poster'> {
  readonly table: TableFrame
  readonly gameName: string
  /** What the game itself has to say. */
  readonly recap?: ReactNode
  /** What comes next: beside whatever shows how it ended, whichever part of it. */
  readonly vote?: ReactNode
  /** What the night has been. */
  readonly night?: ReactNode
  /** On a laptop: who speaks of it all, and what the room is made of, falling or at rest. */
  readonly jester?: ReactNode
  readonly strew?: (taken: readonly Span[] | null) => ReactNode
}

/** How it ended, and how far that has been told. */
export interface ToldProps extends PodiumViewProps {
  readonly places: readonly Place[]
  readonly poster: Poster
  readonly come: Come
  readonly isTold: boolean
  readonly isFlashing: boolean
  readonly isWatched: boolean
  readonly isSkipped: boolean
  readonly onSkip: () => void
}
