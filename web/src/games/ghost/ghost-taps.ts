import { createContext, use } from 'react'

/** For a screen whose options lie on the table: what its watcher has guessed, and how. */
export interface GhostTaps {
  readonly chosen: string | null
  readonly guess: (value: string) => void
}

export const GhostTapsContext = createContext<GhostTaps | null>(null)

/** Null for whoever plays, on a TV, and while there is nothing to guess. */
export const useGhostTaps = () => use(GhostTapsContext)
