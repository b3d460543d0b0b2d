import type { Intensity, OfferKind, PlayerId, Topic } from '@highjinks/protocol'
import type { Family, Heat } from './family.ts'
import type { WrittenLine } from './written-line.ts'

/** One card of a deck. Ids are unique across all decks and never used again: rooms and phones remember cards by them. */
export interface Card {
  readonly id: string
  readonly intensity: Intensity
  readonly heat: Heat
  readonly family: Family
  /** What a player may have muted. A card with no topic suits everybody. */
  readonly topics: readonly Topic[]
  /** Needs everybody in one room; left out, it works on a call too. */
  readonly room?: 'same'
  /** Needs a thing that somebody may not have at hand. */
  readonly props?: true
  /** Dealt only while all of these are here. */
  readonly among?: readonly PlayerId[]
}

/** A card that is read out. Its text may hold names to be filled in, as `{left}`. */
export interface Prompt extends Card {
  readonly text: string
  /** A player wrote it, so nothing in it is a name to fill in. */
  readonly isVerbatim?: true
}

/** The beginning of a card that a player may finish, with the level and the topics that the card will have. */
export interface Beginning extends Prompt {
  readonly kind: OfferKind
}

/** A “Never have I ever”. */
export interface Never extends Prompt {
  /** How many people in ten would say that they have. */
  readonly odds: number
}

/** A sentence with one `{blank}`, what is true in it, and a bend that is about as believable. */
export interface Fact extends Prompt {
  readonly truth: string
  readonly bend: string
  /** One line that decides it. */
  readonly why: string
  /** Where it can be checked. */
  readonly sources: readonly string[]
}

/** Scenes to act that can be told apart only by how they are acted. */
export interface Board extends Card {
  readonly scenes: readonly string[]
}

/** The sentence of a fact with this in its blank. */
export function fillBlank(fact: Fact, filling: string): string {
  return fact.text.replace('{blank}', () => filling)
}

/** What somebody wrote tonight for everybody to see, coming back as a card: `{author}` and `{line}` are filled in. */
export interface Callback extends Prompt {
  readonly author: PlayerId
  readonly line: string
}

export function isCallback(card: object): card is Callback {
  return 'author' in card && 'line' in card
}

interface Remembered extends Pick<WrittenLine, 'id' | 'author' | 'text'> {
  readonly heardBy: readonly PlayerId[]
  readonly starter: Pick<Card, 'intensity' | 'heat' | 'family' | 'topics'>
}

/** A line of tonight as a card of the same level and chips, among those who saw it. */
export function callbackOf(written: Remembered, text: string): Callback {
  const { intensity, heat, family, topics } = written.starter
  const { id, author, text: line, heardBy } = written
  return {
    id: `said-${id}`,
    intensity,
    heat,
    family,
    topics,
    text,
    author,
    line,
    among: [...new Set([author, ...heardBy])],
  }
}
