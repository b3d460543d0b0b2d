import type { PlayerId } from '@highjinks/protocol'

/** What somebody has done before everybody's eyes that is worth a word later in the night. */
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
  /** Whom they did it to. */
  readonly to?: PlayerId | undefined
}

/** How often it has to happen before it is a story. */
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

/** These are habits: whoever did the other thing only once has none. */
export const OPPOSITES: Readonly<Partial<Record<DeedKind, DeedKind>>> = {
  truth: 'dare',
  dare: 'truth',
  has: 'never',
  never: 'has',
}
