import type { Intensity, Topic } from '@highjinks/protocol'

/** One card of a deck. Ids are unique across all decks: a session remembers what it has seen by them. */
export interface Card {
  readonly id: string
  readonly intensity: Intensity
  /** What a player may have muted. A card with no topic suits everybody. */
  readonly topics: readonly Topic[]
}

/** A card that is read out. */
export interface Prompt extends Card {
  readonly text: string
}

/** Two near facts, one true: the table is dealt either, and the reader may bend it into the other. */
export interface Fact extends Card {
  readonly truth: string
  readonly lie: string
  /** One line that settles it. */
  readonly why: string
  /** Where it can be checked. */
  readonly source: string
}

/** A scene to act, and three believable neighbours to tell it from. */
export interface Scenario extends Card {
  readonly text: string
  readonly neighbours: readonly [string, string, string]
}
