import { createContext } from 'react'
import type { Thrown } from '../people/use-airborne.ts'

export interface Tv {
  /** The newest reaction that somebody on the sofa has thrown. */
  readonly latest: Thrown | null
}

/** Null on every screen that is no TV: there nobody stands in the spotlight. */
export const TvContext = createContext<Tv | null>(null)

/** One at either side of the card; more of them stay on the sofa. */
export const MOST_IN_SPOTLIGHT = 2
