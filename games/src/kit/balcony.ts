import type { PlayerId } from '@highjinks/protocol'

/** One of the answers to choose from. */
export interface BalconyOption {
  /** As it comes out. */
  readonly value: string
  /** The words after "The balcony said". Missing if the value is a player's ID. */
  readonly said?: string
}

/** A question for all who watch together. */
export interface BalconyQuestion {
  /** Under this name its answer comes out. In one turn no two have the same. */
  readonly about: string
  readonly options: readonly BalconyOption[]
}

/** The outcomes of a turn so far, by name: the right values, and none if it came to nothing. */
export type BalconyOutcomes = Readonly<Record<string, readonly string[] | undefined>>

/** Both at one moment. */
export interface BalconyMoment {
  readonly question: BalconyQuestion | null
  readonly outcomes: BalconyOutcomes
}
export const NO_BALCONY: BalconyMoment = { question: null, outcomes: {} }

/**
 * A game's questions for the people who watch, and how they turn out. Both read what everyone sees and nothing else, so
 * a question can give nothing away. It's always about what someone will do, or how something will end: nobody is judged.
 */
export interface BalconyRules<Seen> {
  readonly ask: (seen: Seen) => BalconyQuestion | null
  readonly outcomes: (seen: Seen) => BalconyOutcomes
}

/** Options that are players. */
export function playerOptions(ids: readonly PlayerId[]): readonly BalconyOption[] {
  return ids.map((value) => ({ value }))
}
