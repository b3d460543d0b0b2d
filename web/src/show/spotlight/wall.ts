import { createContext } from 'react'
import type { Thrown } from '../people/use-airborne.ts'

export interface Wall {
  /** The newest reaction that somebody on the sofa has thrown. */
  readonly latest: Thrown | null
}

/** Null on every screen that is no wall: there nobody stands on a stage. */
export const WallContext = createContext<Wall | null>(null)

/** One at either side of the card; more of them stay on the sofa. */
export const MOST_ON_STAGE = 2
