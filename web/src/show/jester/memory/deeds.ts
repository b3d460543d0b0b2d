import type { PlayerId } from '@highjinks/protocol'

/** Public acts that are worth a word later in the night. */
export const DEEDS = [
  'skipped',
  'legend',
  'pointed',
  'fooled',
  'fooled-all',
  'seen-through',
  'alone',
  'named',
  'gave',
  'jackpot-lost',
  'burned',
  'caught',
  'truth',
  'dare',
  'has',
  'never',
  'penned',
  'lost-lead',
  'star',
] as const
export type DeedKind = (typeof DEEDS)[number]

export interface Deed {
  readonly kind: DeedKind
  readonly by: PlayerId
  /** The player it was done to. */
  readonly to?: PlayerId | undefined
}

/** The number of times before it makes a story. */
export const NEEDS: Readonly<Record<DeedKind, number>> = {
  skipped: 2,
  legend: 2,
  pointed: 2,
  fooled: 2,
  'fooled-all': 2,
  'seen-through': 2,
  alone: 2,
  named: 2,
  gave: 1,
  'jackpot-lost': 1,
  burned: 2,
  caught: 1,
  truth: 3,
  dare: 3,
  has: 3,
  never: 3,
  penned: 1,
  'lost-lead': 1,
  star: 1,
}

/** Opposite habits: a player who did the other thing even once doesn't have this one. */
export const OPPOSITES: Readonly<Partial<Record<DeedKind, DeedKind>>> = {
  truth: 'dare',
  dare: 'truth',
  has: 'never',
  never: 'has',
}
