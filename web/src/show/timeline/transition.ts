import type { ReactNode } from 'react'

/** One thing that crosses the screen between two turns. */
export interface Prop {
  readonly drawn: ReactNode
  /** Its place on the screen. */
  readonly place: string
  readonly crosses: readonly Keyframe[]
}

/** A game's transition between turns: how its thing moves, and what happens to the old content of the table. */
export interface Transition {
  /** Into these phases, or from one into another. */
  readonly opens: readonly string[]
  readonly props: readonly Prop[]
  readonly out: readonly Keyframe[]
  readonly into: readonly Keyframe[]
}

export const THERE = { transform: 'none', opacity: 1 } as const
export const GONE = { opacity: 0 } as const
/** Swaps one thing for the other behind something that hides all of it for a moment. */
export const HIDDEN = {
  out: [{ opacity: 1 }, { opacity: 1, offset: 0.98 }, GONE],
  into: [GONE, { opacity: 1, offset: 0.1 }, { opacity: 1 }],
} as const
export const INK = { stroke: 'var(--color-ink)', strokeWidth: 4, strokeLinejoin: 'round' } as const
