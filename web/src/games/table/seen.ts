import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { createContext, use } from 'react'
import type { Ask } from './ask.ts'

/** The viewer of a board: known to its parts, and not to the board. */
export interface Seen {
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  /** This seat plays, on this screen. */
  readonly isSeated: boolean
  /** A move is on its way, so nothing else can be tapped. */
  readonly isBusy: boolean
  /** The current action here, if there is one. */
  readonly ask: Ask | null
}

export const SeenContext = createContext<Seen>({ me: null, players: [], isSeated: false, isBusy: false, ask: null })

export const useSeen = () => use(SeenContext)
