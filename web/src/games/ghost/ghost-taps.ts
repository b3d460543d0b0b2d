import { createContext, use } from 'react'

/** For a screen with its options on the table: the spectator's guess, and how to make one. */
export interface GhostTaps {
  readonly chosen: string | null
  readonly guess: (value: string) => void
}

export const GhostTapsContext = createContext<GhostTaps | null>(null)

/** Null for players, on a TV, and without a question. */
export const useGhostTaps = () => use(GhostTapsContext)
