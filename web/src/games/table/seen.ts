import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { createContext, use } from 'react'
import type { Ask } from './ask.ts'

/** Who looks at a board: what its parts know, and it does not. */
export interface Seen {
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  /** This seat plays, on this screen. */
  readonly isSeated: boolean
  /** A move is on its way: nothing else can be tapped. */
  readonly isBusy: boolean
  /** What is asked here now, if anything is. */
  readonly ask: Ask | null
}

export const SeenContext = createContext<Seen>({ me: null, players: [], isSeated: false, isBusy: false, ask: null })

export const useSeen = () => use(SeenContext)
